//! Writing JSON: what the bindings answer with.

/// A JSON text under construction.
#[derive(Default)]
pub struct Writer {
    text: String,
    /// The next member or element is not the first one.
    comma: bool,
}

/// What can stand in a JSON text.
pub trait Value {
    fn write(&self, writer: &mut Writer);
}

impl Writer {
    /// What has been written.
    pub fn finish(self) -> String {
        self.text
    }

    /// An object; `members` writes its members by [`Writer::member`].
    pub fn object(&mut self, members: impl FnOnce(&mut Writer)) {
        self.nested('{', members, '}');
    }

    /// A member of the object that is being written.
    pub fn member(&mut self, name: &str, value: impl Value) {
        self.separate();
        self.string(name);
        self.text.push(':');
        value.write(self);
        self.comma = true;
    }

    /// An array.
    pub fn array<T: Value>(&mut self, elements: impl IntoIterator<Item = T>) {
        self.nested('[', |writer| elements.into_iter().for_each(|element| writer.element(element)), ']');
    }

    fn element(&mut self, value: impl Value) {
        self.separate();
        value.write(self);
        self.comma = true;
    }

    fn nested(&mut self, open: char, inside: impl FnOnce(&mut Writer), close: char) {
        self.text.push(open);
        self.comma = false;
        inside(self);
        self.text.push(close);
    }

    fn separate(&mut self) {
        if std::mem::take(&mut self.comma) {
            self.text.push(',');
        }
    }

    fn string(&mut self, text: &str) {
        self.text.push('"');
        for c in text.chars() {
            match c {
                '"' => self.text.push_str("\\\""),
                '\\' => self.text.push_str("\\\\"),
                '\n' => self.text.push_str("\\n"),
                c if c < ' ' => self.text.push_str(&format!("\\u{:04x}", c as u32)),
                c => self.text.push(c),
            }
        }
        self.text.push('"');
    }
}

macro_rules! number {
    ($($type:ty),*) => {$(
        impl Value for $type {
            fn write(&self, writer: &mut Writer) {
                writer.text.push_str(&self.to_string());
            }
        }
    )*};
}
number!(u32, u64, i64, usize);

impl Value for f64 {
    fn write(&self, writer: &mut Writer) {
        let finite = if self.is_finite() { *self } else { 0.0 };
        writer.text.push_str(&finite.to_string());
    }
}

impl Value for bool {
    fn write(&self, writer: &mut Writer) {
        writer.text.push_str(if *self { "true" } else { "false" });
    }
}

impl Value for str {
    fn write(&self, writer: &mut Writer) {
        writer.string(self);
    }
}

impl Value for String {
    fn write(&self, writer: &mut Writer) {
        writer.string(self);
    }
}

impl<T: Value + ?Sized> Value for &T {
    fn write(&self, writer: &mut Writer) {
        (**self).write(writer);
    }
}

impl<T: Value> Value for Option<T> {
    fn write(&self, writer: &mut Writer) {
        match self {
            Some(value) => value.write(writer),
            None => writer.text.push_str("null"),
        }
    }
}

/// A value that a function writes.
pub struct By<F>(pub F);

impl<F: Fn(&mut Writer)> Value for By<F> {
    fn write(&self, writer: &mut Writer) {
        (self.0)(writer);
    }
}

impl<T: Value> Value for Vec<T> {
    fn write(&self, writer: &mut Writer) {
        writer.array(self);
    }
}
