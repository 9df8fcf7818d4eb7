import { data } from 'react-router';

/** More than any form of the shop can hold. */
const maxBytes = 100_000;

/** The fields of a form that a browser sent, with or without JavaScript; files are never asked for. */
export async function readSentForm(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!type.startsWith('application/x-www-form-urlencoded')) throw data(null, { status: 415 });
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Counted while it is read: the length a client announces may be untrue.
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > maxBytes) throw data(null, { status: 413 });
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}
