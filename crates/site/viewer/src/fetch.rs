//! Files of the site, fetched.

use gloo::net::Error;
use gloo::net::http::{Request, Response};

/// The answer to a request for a file.
///
/// # Errors
/// What is wrong, if it cannot be had.
pub async fn fetch(address: &str) -> Result<Response, String> {
    let response = Request::get(address).send().await.map_err(why)?;
    if response.ok() { Ok(response) } else { Err(format!("{} {address}", response.status())) }
}

/// What is wrong. Where JSON is; the texts that say why cost each download a kilobyte.
pub fn why(error: Error) -> String {
    match error {
        Error::SerdeError(error) => format!("column {}", error.column()),
        Error::JsError(error) => error.to_string(),
        Error::GlooError(why) => why,
    }
}
