import { MeDocument } from '../../generated/graphql.ts';
import { ApiError, errorOf, type GraphqlAnswer } from '../api/api-error.ts';
import { ask } from '../api/api.ts';

type SentFile = { readonly id: string; readonly fileName: string };

/** What the shop has against a file, by the status of its answer. */
const faults = { 400: 'broken', 409: 'too-many', 413: 'too-large', 415: 'type', 422: 'pixels', 424: 'away', 507: 'full' } as const;
type AnyFault = (typeof faults)[keyof typeof faults] | 'empty';

/** What can be sent, and the type its sender says it has: the shop looks for itself. */
const types = {
  csv: 'text/csv',
  sheet: 'application/x-ndjson',
  picture: 'application/octet-stream',
  media: 'application/octet-stream',
} as const;
type Kind = keyof typeof types;
/** Only a picture has pixels. */
type Fault<Of extends Kind> = Of extends 'picture' ? AnyFault : Exclude<AnyFault, 'pixels'>;

type Sent<Of extends Kind> = { readonly file: SentFile } | { readonly fault: Fault<Of> };
type Answer = GraphqlAnswer & { readonly data?: { readonly upload?: SentFile } };

function readAnswer<Of extends Kind>(request: XMLHttpRequest): Sent<Of> {
  const { status } = request;
  const answer = request.response as Answer | null;
  const file = answer?.data?.upload;
  if (status === 200 && file) return { file };
  if (status in faults) return { fault: faults[status as keyof typeof faults] as Fault<Of> };
  throw errorOf(status, answer ?? {}, request.getResponseHeader('X-Request-Id') ?? undefined);
}

/** `fetch` does not tell how much of a body is gone. */
function post<Of extends Kind>(kind: Of, file: File, onProgress: (share: number) => void, signal: AbortSignal): Promise<Sent<Of>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/staff/upload?kind=${kind}&name=${encodeURIComponent(file.name)}`);
    request.setRequestHeader('Content-Type', types[kind]);
    request.setRequestHeader('X-Staff', '1');
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => {
      try {
        resolve(readAnswer<Of>(request));
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

/** Sends a file. Whoever has to log in again first does so before it goes, so that it goes once. */
export async function sendFile<Of extends Kind>(
  kind: Of,
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Sent<Of>> {
  if (file.size === 0) return { fault: 'empty' as Fault<Of> };
  await ask(MeDocument);
  return post(kind, file, onProgress, signal);
}
