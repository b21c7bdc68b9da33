//! Yew's hooks for state and effects, once for all types: Yew compiles a copy
//! for each, and together those would be a tenth of the download.

use std::any::Any;
use std::marker::PhantomData;
use std::ops::Deref;
use std::rc::Rc;

use yew::{UseStateHandle, UseStateSetter, hook, use_effect_with, use_state_eq};

/// A value of some type that can be compared with its like.
trait Same {
    fn any(&self) -> &dyn Any;
    fn same(&self, other: &dyn Any) -> bool;
}

impl<T: PartialEq + 'static> Same for T {
    fn any(&self) -> &dyn Any {
        self
    }

    fn same(&self, other: &dyn Any) -> bool {
        other.downcast_ref() == Some(self)
    }
}

#[derive(Clone)]
struct Shared(Rc<dyn Same>);

impl Shared {
    fn of<T: PartialEq + 'static>(value: T) -> Self {
        Self(Rc::new(value))
    }

    fn get<T: 'static>(&self) -> &T {
        (*self.0).any().downcast_ref().expect("put in as this type")
    }
}

impl PartialEq for Shared {
    fn eq(&self, other: &Self) -> bool {
        self.0.same((*other.0).any())
    }
}

/// A state of a component, as it was when it was rendered.
pub struct State<T> {
    handle: UseStateHandle<Shared>,
    kind: PhantomData<T>,
}

impl<T> Clone for State<T> {
    fn clone(&self) -> Self {
        Self { handle: self.handle.clone(), kind: PhantomData }
    }
}

impl<T: 'static> Deref for State<T> {
    type Target = T;

    fn deref(&self) -> &T {
        self.handle.get()
    }
}

impl<T: PartialEq + 'static> State<T> {
    /// Sets it; the component is rendered again if it is another.
    pub fn set(&self, value: T) {
        self.handle.set(Shared::of(value));
    }

    /// What sets it and knows nothing of it.
    pub fn setter(&self) -> Setter<T> {
        Setter { setter: self.handle.setter(), kind: PhantomData }
    }
}

/// What sets a [`State`].
pub struct Setter<T> {
    setter: UseStateSetter<Shared>,
    kind: PhantomData<T>,
}

impl<T> Clone for Setter<T> {
    fn clone(&self) -> Self {
        Self { setter: self.setter.clone(), kind: PhantomData }
    }
}

impl<T: PartialEq + 'static> Setter<T> {
    pub fn set(&self, value: T) {
        self.setter.set(Shared::of(value));
    }
}

/// A state that begins with a value.
#[hook]
pub fn use_own<T: PartialEq + 'static>(first: T) -> State<T> {
    State { handle: use_shared(Shared::of(first)), kind: PhantomData }
}

#[hook]
fn use_shared(first: Shared) -> UseStateHandle<Shared> {
    use_state_eq(move || first)
}

/// Runs after a rendering in which `by` is another than before. What it returns
/// is dropped before it runs again and when the component goes: listeners,
/// timers, observers.
#[hook]
pub fn use_after<T, E, H>(by: T, effect: E)
where
    T: PartialEq + 'static,
    E: FnOnce(&T) -> H + 'static,
    H: 'static,
{
    use_shared_effect(Shared::of(by), Box::new(move |by| Box::new(effect(by.get()))));
}

type Effect = Box<dyn FnOnce(&Shared) -> Box<dyn Any>>;

#[hook]
fn use_shared_effect(by: Shared, effect: Effect) {
    use_effect_with(by, move |by| {
        let held = effect(by);
        move || drop(held)
    });
}
