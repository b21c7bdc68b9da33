// The fragment of an address that carries a text, as `crates/site/viewer/src/link.rs` writes it.
import { deflateRawSync } from "node:zlib";

/** @param {string | Buffer} text */
export function fragment(text, deflated = true) {
  const content = deflated ? deflateRawSync(text) : Buffer.from(text);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length);
  head[0] = deflated ? 7 : 6;
  head.writeUInt32BE(content.reduce((sum, byte) => Math.imul(sum ^ byte, 0x0100_0193), 0x811c_9dc5) >>> 0, 4);
  return `#g=${Buffer.concat([head, content]).toString("base64url")}`;
}

/** A short link that inflates to more than any story has. */
export const LARGE = fragment(`Game: ndoto\n\n{${"a".repeat(20_000_000)}}\n1. c1\n`);
