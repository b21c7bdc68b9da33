//! Transcripts of bao in the masters' notation.
