//! Plain data of JavaScript as ours and back. JSON is read and written by the
//! browser itself: a reader of our own would be a fifth of the download.
//!
//! Reading takes what there is: what is missing, or of another kind, is empty.

use js_sys::{Array, JSON, Object, Reflect};
use mbao_words::Lang;
use wasm_bindgen::{JsCast, JsValue};

/// Something that crosses as plain data.
pub trait Plain: Sized {
    /// From a value of JavaScript.
    fn read(from: &JsValue) -> Self;
    /// As a value of JavaScript.
    fn write(&self) -> JsValue;
}

/// What JSON says; empty where it is none.
pub(crate) fn from_json<T: Plain>(text: &str) -> T {
    T::read(&JSON::parse(text).unwrap_or(JsValue::UNDEFINED))
}

/// As JSON.
pub(crate) fn to_json<T: Plain>(what: &T) -> String {
    JSON::stringify(&what.write()).map_or_else(|_| String::new(), String::from)
}

/// A property of an object; undefined where there is none.
pub(crate) fn at(object: &JsValue, name: &str) -> JsValue {
    Reflect::get(object, &name.into()).unwrap_or(JsValue::UNDEFINED)
}

/// A property of an object as what it should be.
pub(crate) fn get<T: Plain>(object: &JsValue, name: &str) -> T {
    T::read(&at(object, name))
}

/// Sets a property of an object.
pub(crate) fn set<T: Plain>(object: &Object, name: &str, value: &T) {
    let _ = Reflect::set(object, &name.into(), &value.write());
}

/// An object with these properties, named as the fields are.
macro_rules! plain {
    ($($name:ident { $($field:ident),* $(,)? })*) => { $(
        impl crate::plain::Plain for $name {
            fn read(from: &wasm_bindgen::JsValue) -> Self {
                Self { $($field: crate::plain::get(from, stringify!($field)),)* }
            }

            fn write(&self) -> wasm_bindgen::JsValue {
                let object = js_sys::Object::new();
                $(crate::plain::set(&object, stringify!($field), &self.$field);)*
                object.into()
            }
        }
    )* };
}
pub(crate) use plain;

impl Plain for String {
    fn read(from: &JsValue) -> Self {
        from.as_string().unwrap_or_default()
    }

    fn write(&self) -> JsValue {
        self.into()
    }
}

impl Plain for bool {
    fn read(from: &JsValue) -> Self {
        from.is_truthy()
    }

    fn write(&self) -> JsValue {
        (*self).into()
    }
}

impl Plain for u32 {
    fn read(from: &JsValue) -> Self {
        // Numbers of turns, points and seconds: nothing large, nothing negative.
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        from.as_f64().map_or(0, |number| number as Self)
    }

    fn write(&self) -> JsValue {
        (*self).into()
    }
}

impl Plain for u8 {
    fn read(from: &JsValue) -> Self {
        u32::read(from).try_into().unwrap_or(0)
    }

    fn write(&self) -> JsValue {
        (*self).into()
    }
}

impl Plain for Lang {
    fn read(from: &JsValue) -> Self {
        Self::of(&String::read(from)).unwrap_or_default()
    }

    fn write(&self) -> JsValue {
        self.tag().into()
    }
}

impl<T: Plain> Plain for Option<T> {
    fn read(from: &JsValue) -> Self {
        (!from.is_undefined() && !from.is_null()).then(|| T::read(from))
    }

    fn write(&self) -> JsValue {
        self.as_ref().map_or(JsValue::NULL, T::write)
    }
}

impl<T: Plain> Plain for Vec<T> {
    fn read(from: &JsValue) -> Self {
        from.dyn_ref::<Array>().map(|list| list.iter().map(|one| T::read(&one)).collect()).unwrap_or_default()
    }

    fn write(&self) -> JsValue {
        self.iter().map(T::write).collect::<Array>().into()
    }
}

impl<T: Plain> Plain for (T, T) {
    fn read(from: &JsValue) -> Self {
        let part = |index: u32| T::read(&Reflect::get_u32(from, index).unwrap_or(JsValue::UNDEFINED));
        (part(0), part(1))
    }

    fn write(&self) -> JsValue {
        [&self.0, &self.1].map(T::write).iter().collect::<Array>().into()
    }
}
