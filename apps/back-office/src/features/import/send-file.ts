import { MeDocument } from '../../generated/graphql.ts';
import { ApiError, errorOf, type GraphqlAnswer } from '../../lib/api/api-error.ts';
import { ask } from '../../lib/api/api.ts';

export type SentFile = { readonly id: string; readonly fileName: string };

/** What the shop has against a file, by the status of its answer. */
const faults: Readonly<Record<number, 'too-large' | 'type' | 'too-many'>> = { 413: 'too-large', 415: 'type', 409: 'too-many' };
type FileFault = 'too-large' | 'type' | 'too-many' | 'empty' | 'broken';

type Sent = { readonly file: SentFile } | { readonly fault: FileFault };
type Answer = GraphqlAnswer & { readonly data?: { readonly upload?: SentFile } };

function readAnswer(request: XMLHttpRequest): Sent {
  const { status } = request;
  const answer = request.response as Answer | null;
  const file = answer?.data?.upload;
  if (status === 200 && file) return { file };
  const fault = faults[status];
  if (fault) return { fault };
  if (status === 400) return { fault: 'broken' };
  throw errorOf(status, answer ?? {}, request.getResponseHeader('X-Request-Id') ?? undefined);
}

/** `fetch` does not tell how much of a body is gone. */
function post(file: File, onProgress: (share: number) => void, signal: AbortSignal): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/staff/upload?kind=csv&name=${encodeURIComponent(file.name)}`);
    request.setRequestHeader('Content-Type', 'text/csv');
    request.setRequestHeader('X-Staff', '1');
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => {
      try {
        resolve(readAnswer(request));
      } catch (error) {
        reject(error as Error);
      }
    });
    request.addEventListener('error', () => reject(new ApiError('offline', 'The shop cannot be reached.')));
    request.addEventListener('abort', () => reject(new ApiError('offline', 'The file was taken back.')));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

/** Sends a product file. Whoever has to log in again first does so before it goes, so that it goes once. */
export async function sendFile(file: File, onProgress: (share: number) => void, signal: AbortSignal): Promise<Sent> {
  if (file.size === 0) return { fault: 'empty' };
  await ask(MeDocument);
  return post(file, onProgress, signal);
}
