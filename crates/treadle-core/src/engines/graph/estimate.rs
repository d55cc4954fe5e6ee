//! How many executions there will be: random walks down the tree of choices (Knuth, "Estimating the efficiency of backtrack
//! programs", 1975). A walk takes each choice with the same probability; a complete execution at its end stands for as many
//! as there were ways to choose, multiplied. The mean over the walks is right on average, and its spread says how far it
//! may be off.

use super::super::report::Estimate;
use super::super::{Options, Poll, Report};
use super::consistency::Consistency;
use super::granules::Lessons;
use super::{Explorer, Root};
use crate::program::Program;

/// A generator of pseudorandom numbers (xorshift64*, Vigna 2016): the same walks each time.
struct Random(u64);

impl Random {
    /// A number below `n`, which is not 0.
    fn below(&mut self, n: u32) -> u32 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        let word = self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 32;
        ((word * u64::from(n)) >> 32) as u32
    }
}

/// Walk this often, or until the poll says that it is enough, or until memory has to be cut in another way.
pub fn estimate_with<C: Consistency>(
    program: &Program,
    options: &Options,
    root: Root,
    walks: u32,
    lessons: &mut Lessons,
    poll: Poll,
) -> Estimate {
    // Nobody asks to see the executions of a walk, and a bug ends only the walk.
    let options = Options {
        collect_traces: false,
        data_races: false,
        keep_traces: false,
        keep_going: true,
        max_executions: None,
        ..options.clone()
    };
    let (mut explorer, _, error) = Explorer::<C>::new(program, &options, root);
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let (mut count, mut sum, mut squares) = (0u32, 0.0, 0.0);
    while error.is_none() && count < walks {
        let weight = explorer.walk(&mut random);
        count += 1;
        sum += weight;
        squares += weight * weight;
        if poll(&explorer.report).is_some() || explorer.scouts() {
            break;
        }
    }
    *lessons = explorer.lessons;
    let n = f64::from(count.max(1));
    let mean = sum / n;
    let variance = if count > 1 { (squares / n - mean * mean).max(0.0) * n / (n - 1.0) } else { 0.0 };
    Estimate { executions: mean, spread: (variance / n).sqrt(), walks: count }
}

impl<C: Consistency> Explorer<'_, '_, C> {
    /// Go down to an end by chance. The complete executions that it stands for.
    fn walk(&mut self, random: &mut Random) -> f64 {
        self.reset();
        self.counts_tails = false;
        let steps = self.report.steps;
        self.report = Report { steps, ..Report::default() };
        let mut weight = 1.0;
        while self.extend() {
            let mut at = self.frames.len() - 1;
            // A revisit brings a frame of its own.
            loop {
                let frame = &mut self.frames[at];
                if frame.has_candidates() {
                    let count = frame.count();
                    if count == 0 {
                        return 0.0;
                    }
                    let choice = random.below(count);
                    frame.choose(choice);
                    weight *= f64::from(count);
                    self.drop_frames(at + 1);
                    // What cannot be chosen after all is an end.
                    if !self.advance() || self.frames.get(at).is_none_or(|f| f.choice() != choice) {
                        return 0.0;
                    }
                } else if !frame.is_made() && !self.advance() {
                    return 0.0;
                }
                at += 1;
                if self.frames.get(at).is_none_or(|f| !f.has_candidates()) {
                    break;
                }
            }
            weight *= self.choose_digits(random);
        }
        if self.report.executions == 0 {
            return 0.0;
        }
        weight
    }

    /// Choose for the threads that can choose on their way. Returns among how many ways.
    fn choose_digits(&mut self, random: &mut Random) -> f64 {
        let mut ways = 1.0;
        while self.frames.last().is_some_and(|f| f.has_digits()) {
            // Heads: the first choices stay. Tails: the next ones, and so on.
            ways *= 2.0;
            if random.below(2) == 0 {
                let keep = self.frames.len() - 1;
                self.drop_frames(keep);
            } else if !self.advance() {
                return 0.0;
            }
        }
        ways
    }
}
