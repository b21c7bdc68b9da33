//! After each visitor, restores the browser's storage to what it was before the first visitor. The
//! kiosk itself keeps nothing there.

use js_sys::Object;
use web_sys::Storage;

use mbao_viewer::page;

/// What was kept when the kiosk began.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Before(Vec<Vec<(String, String)>>);

fn stores() -> Vec<Storage> {
    let window = page::window();
    [window.local_storage(), window.session_storage()]
        .into_iter()
        .filter_map(|one| one.ok().flatten())
        .collect()
}

fn pairs(storage: &Storage) -> Vec<(String, String)> {
    let keys = Object::keys(storage).into_iter().filter_map(|key| key.as_string());
    keys.filter_map(|key| Some((key.clone(), storage.get_item(&key).ok()??))).collect()
}

impl Before {
    pub fn now() -> Self {
        Self(stores().iter().map(pairs).collect())
    }

    pub fn restore(&self) {
        for (storage, before) in stores().iter().zip(&self.0) {
            for (key, _) in pairs(storage) {
                if !before.iter().any(|(kept, _)| *kept == key) {
                    let _ = storage.remove_item(&key);
                }
            }
            for (key, value) in before {
                let _ = storage.set_item(key, value);
            }
        }
    }
}
