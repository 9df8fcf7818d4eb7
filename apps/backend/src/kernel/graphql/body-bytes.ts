import { transcode } from 'node:buffer';
import { hash } from 'node:crypto';

/** An answer longer than a third of this is never written into a room: a sign of text takes up to three bytes. */
const roomBytes = 256 * 1024;
/** More rooms than these are not kept for later. */
const mostIdle = 32;
const idle: Buffer[] = [];
const lent = new WeakSet<ArrayBufferLike>();

/**
 * A body as it is sent. One sign beyond Latin-1 makes the whole text one of two bytes a sign, and writing that as UTF-8 takes Node as long
 * as making it; transcoding does the same in a quarter of the time. JSON never holds half a sign, which transcoding would refuse.
 */
export const bodyBytes = (body: unknown): Buffer => transcode(Buffer.from(JSON.stringify(body), 'utf16le'), 'utf16le', 'utf8');

/**
 * A body that is sent once and then forgotten, in room that the next one gets: memory outside the heap, taken and left for every answer,
 * makes the collector walk through the whole catalogue a few times a second.
 */
export function bodyBytesOnce(body: unknown): Buffer {
  const text = JSON.stringify(body);
  return joinedOnce([text]);
}

/** The same for a body that is put together of texts and of what is written already. */
export function joinedOnce(parts: readonly (string | Buffer)[]): Buffer {
  const most = parts.reduce((sum, part) => sum + (typeof part === 'string' ? 3 : 1) * part.length, 0);
  if (most > roomBytes) return joined(parts);
  const room = takeRoom();
  let end = 0;
  for (const part of parts) end += typeof part === 'string' ? room.write(part, end) : part.copy(room, end);
  return room.subarray(0, end);
}

/** Room for a body, to be given back when it has left. */
export function takeRoom(): Buffer {
  const room = idle.pop() ?? Buffer.allocUnsafeSlow(roomBytes);
  lent.add(room.buffer);
  return room;
}

/** A body to keep, put together of texts and of what is written already. */
export const joined = (parts: readonly (string | Buffer)[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));

/** Takes back the room of a body that has left the shop; any other body is none of its business. */
export function giveBack({ buffer }: Buffer): void {
  if (!lent.delete(buffer) || idle.length >= mostIdle) return;
  idle.push(Buffer.from(buffer));
}

/** The name of a content as an ETag writes it. */
export const quotedHash = (content: string | Buffer): string => `"${hash('sha1', content, 'base64url')}"`;
