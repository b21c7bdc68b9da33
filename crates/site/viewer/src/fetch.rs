//! Files of the site, fetched.

use gloo::net::Error;
use gloo::net::http::{Request, Response};
use serde::de::DeserializeOwned;

use crate::json;

/// The answer to a request for a file.
///
/// # Errors
/// What is wrong, if it cannot be had.
pub async fn fetch(address: &str) -> Result<Response, String> {
    let response = Request::get(address).send().await.map_err(why)?;
    if response.ok() { Ok(response) } else { Err(format!("{} {address}", response.status())) }
}

/// The text of a file.
///
/// # Errors
/// As [`fetch`].
pub async fn text(address: &str) -> Result<String, String> {
    fetch(address).await?.text().await.map_err(why)
}

/// What a file of JSON holds.
///
/// # Errors
/// As [`fetch`], or if it cannot be read.
pub async fn json<T: DeserializeOwned>(address: &str) -> Result<T, String> {
    json::read(&text(address).await?).ok_or_else(|| format!("{address} cannot be read"))
}

fn why(error: Error) -> String {
    match error {
        Error::JsError(error) => error.to_string(),
        Error::GlooError(why) => why,
        // Nothing here asks for that.
        Error::SerdeError(_) => String::new(),
    }
}
