//! How much memory this process takes.

/// Resident memory in bytes; `None` where the operating system does not tell in the way that Linux does.
pub fn resident() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kib: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kib * 1024)
}

/// A number of bytes for people: `1.5G`.
pub fn size(bytes: u64) -> String {
    let units = [("G", 1u64 << 30), ("M", 1 << 20), ("K", 1 << 10)];
    match units.into_iter().find(|(_, unit)| bytes >= *unit) {
        Some((name, unit)) if bytes % unit == 0 => format!("{}{name}", bytes / unit),
        Some((name, unit)) => format!("{:.1}{name}", bytes as f64 / unit as f64),
        None => bytes.to_string(),
    }
}
