//! The built-in models. [`acyclic`] is what SC, TSO and PSO have in common, [`rc11`] the C11 models.

pub mod acyclic;
mod psc;
mod pso;
pub mod rc11;
mod sc;
mod tso;

pub use acyclic::Acyclic;
pub use pso::Pso;
pub use rc11::Rc11;
pub use sc::Sc;
pub use tso::Tso;
