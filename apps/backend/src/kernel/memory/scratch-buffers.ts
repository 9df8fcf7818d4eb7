import { transcode } from 'node:buffer';
import { hash } from 'node:crypto';

const bufferBytes = 256 * 1024;
const maxPooled = 32;
const pool: Buffer[] = [];
const borrowed = new WeakSet<ArrayBufferLike>();

/** A scratch buffer for one body; whoever sent it returns it. */
export function takeScratchBuffer(): Buffer {
  const buffer = pool.pop() ?? Buffer.allocUnsafeSlow(bufferBytes);
  borrowed.add(buffer.buffer);
  return buffer;
}

/** Takes back the scratch buffer of a body that was sent; any other buffer is ignored. */
export function returnScratchBuffer({ buffer }: Buffer): void {
  if (!borrowed.delete(buffer) || pool.length >= maxPooled) return;
  pool.push(Buffer.from(buffer));
}

/**
 * A body as UTF-8 that may be cached. One character beyond Latin-1 makes the whole string one of two bytes a character, which Node encodes
 * four times slower than ICU transcodes it. JSON never holds a lone surrogate, which transcoding would refuse.
 */
export const serializeBody = (body: unknown): Buffer => transcode(Buffer.from(JSON.stringify(body), 'utf16le'), 'utf16le', 'utf8');

/** A body that is sent once, in a scratch buffer where it fits: a character takes up to three bytes. */
export function serializeBodyOnce(body: unknown): Buffer {
  const text = JSON.stringify(body);
  if (3 * text.length > bufferBytes) return Buffer.from(text);
  const buffer = takeScratchBuffer();
  return buffer.subarray(0, buffer.write(text));
}

/** A strong ETag of a content. */
export const etagOf = (content: string | Buffer): string => `"${hash('sha1', content, 'base64url')}"`;
