import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/**
 * Whether something was not there yet. The end of what React writes in its place is looked for: of `<` a page has thousands, at each of
 * which a search would stop.
 */
const isUnfinished = (html: string): boolean => html.includes('$!-->') || html.includes('$?-->');

/**
 * Renders to the end before the first byte. At once where nothing has to be waited for, which is a quarter faster because the text
 * never becomes bytes in between; a part that is loaded on first use makes the whole page be rendered once more, waiting for it.
 * `make` is called for each rendering: what the page notes while it is rendered begins anew. The mark is for scripts that React writes.
 */
export async function renderToText(make: () => ReactElement, mark: string): Promise<string> {
  const html = renderAtOnce(make());
  return html === undefined ? renderWaiting(make(), mark) : `<!DOCTYPE html>${html}`;
}

/** Undefined when something has to be waited for; what else may be wrong, the rendering that waits says. */
export function renderAtOnce(element: ReactElement, identifierPrefix?: string): string | undefined {
  try {
    const html = renderToString(element, identifierPrefix === undefined ? {} : { identifierPrefix });
    return isUnfinished(html) ? undefined : html;
  } catch {
    return undefined;
  }
}

function renderWaiting(element: ReactElement, mark: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const stream = renderToPipeableStream(element, {
      nonce: mark,
      progressiveChunkSize: Infinity,
      onAllReady: () => void stream.pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });
}
