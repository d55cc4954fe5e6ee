//! Programs as people read them: C with short names for the types and functions.

use super::ast::{Op, Place, Program, Value, VARIABLES};
use std::fmt;

impl fmt::Debug for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mixed = self.is_mixed();
        for name in &VARIABLES[..self.variables()] {
            writeln!(f, "{} {name}{};", if mixed { "char" } else { "int" }, if mixed { "[16]" } else { "" })?;
        }
        if self.has_cell() {
            writeln!(f, "int *cell = malloc(4);")?;
        }
        if self.any(&|op| matches!(op, Op::Down | Op::TryDown | Op::Up)) {
            writeln!(f, "sem_t s = {};", self.semaphore)?;
        }
        for (i, thread) in self.threads.iter().enumerate() {
            writeln!(f, "T{}:", i + 1)?;
            block(f, thread, 1)?;
        }
        if !self.main.is_empty() {
            writeln!(f, "main, before the joins:")?;
            block(f, &self.main, 1)?;
        }
        if self.reads_at_end {
            writeln!(f, "main, after the joins: reads all variables")?;
        }
        Ok(())
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Constant(k) => write!(f, "{k}"),
            Value::After(r) => write!(f, "r{r} + 1"),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = VARIABLES[usize::from(self.variable)];
        if self.is_whole() {
            write!(f, "{name}")
        } else {
            write!(f, "*(i{} *)&{name}[{}]", 8 * u32::from(self.bytes), self.offset)
        }
    }
}

fn block(f: &mut fmt::Formatter<'_>, ops: &[Op], depth: usize) -> fmt::Result {
    ops.iter().try_for_each(|op| line(f, op, depth))
}

fn line(f: &mut fmt::Formatter<'_>, op: &Op, depth: usize) -> fmt::Result {
    write!(f, "{:1$}", "", depth * 4)?;
    let (head, tail) = match op {
        Op::Load(r, p) => return writeln!(f, "r{r} = {p};"),
        Op::Store(p, v) => return writeln!(f, "{p} = {v};"),
        Op::StoreSeqCst(p, v) => return writeln!(f, "atomic_store(&{p}, {v});"),
        Op::Fence => return writeln!(f, "fence();"),
        Op::Add(r, p, v) => return writeln!(f, "r{r} = fetch_add(&{p}, {v});"),
        Op::Exchange(r, p, v) => return writeln!(f, "r{r} = exchange(&{p}, {v});"),
        Op::CompareExchange(r, p, old, new) => return writeln!(f, "r{r} = compare_exchange(&{p}, {old}, {new});"),
        Op::Choose(r) => return writeln!(f, "r{r} = nondet_bool();"),
        Op::Error(r, k) => return writeln!(f, "if (r{r} == {k}) reach_error();"),
        Op::Assume(r, k) => return writeln!(f, "assume(r{r} == {k});"),
        Op::Await(p, k) => return writeln!(f, "while ({p} != {k});"),
        Op::AwaitExchange(p, old, new) => return writeln!(f, "while (!compare_exchange(&{p}, {old}, {new}));"),
        Op::Down => return writeln!(f, "sem_wait(&s);"),
        Op::TryDown => return writeln!(f, "r2 = sem_trywait(&s);"),
        Op::Up => return writeln!(f, "sem_post(&s);"),
        Op::Signal => return writeln!(f, "signal(&c);"),
        Op::Broadcast => return writeln!(f, "broadcast(&c);"),
        Op::Barrier => return writeln!(f, "barrier_wait(&b);"),
        Op::Once => return writeln!(f, "once(&o, x = 1);"),
        Op::LoadCell(r) => return writeln!(f, "r{r} = *cell;"),
        Op::StoreCell(v) => return writeln!(f, "*cell = {v};"),
        Op::FreeCell => return writeln!(f, "free(cell);"),
        Op::OwnCell(r) => return writeln!(f, "int *own = malloc(4); *own = r{r}; r{r} = *own; free(own);"),
        Op::If(r, k, then, other) => {
            writeln!(f, "if (r{r} == {k}) {{")?;
            block(f, then, depth + 1)?;
            if !other.is_empty() {
                writeln!(f, "{:1$}}} else {{", "", depth * 4)?;
                block(f, other, depth + 1)?;
            }
            return writeln!(f, "{:1$}}}", "", depth * 4);
        }
        Op::Spawn(child, between) => {
            writeln!(f, "t = create {{")?;
            block(f, child, depth + 1)?;
            writeln!(f, "{:1$}}}", "", depth * 4)?;
            block(f, between, depth)?;
            return writeln!(f, "{:1$}join(t);", "", depth * 4);
        }
        Op::Locked(m, _) => (format!("lock(&m{m});"), format!("unlock(&m{m});")),
        Op::TryLocked(m, _) => (format!("if (!trylock(&m{m})) {{"), format!("unlock(&m{m}); }}")),
        Op::SpinLocked(_) => ("spin_lock(&l);".into(), "spin_unlock(&l);".into()),
        Op::Reading(_) => ("rdlock(&rw);".into(), "unlock(&rw);".into()),
        Op::Writing(_) => ("wrlock(&rw);".into(), "unlock(&rw);".into()),
        Op::TryReading(_) => ("if (!tryrdlock(&rw)) {".into(), "unlock(&rw); }".into()),
        Op::TryWriting(_) => ("if (!trywrlock(&rw)) {".into(), "unlock(&rw); }".into()),
        Op::WaitCondition(_) => ("lock(&m0); wait(&c, &m0);".into(), "unlock(&m0);".into()),
        Op::Section(_) => ("atomic_begin();".into(), "atomic_end();".into()),
    };
    writeln!(f, "{head}")?;
    block(f, op.inner()[0], depth + 1)?;
    writeln!(f, "{:1$}{tail}", "", depth * 4)
}
