import { renderToReadableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext } from 'react-router';

/** Runs once, in the build: it makes the page that every screen begins with. */
export default async function writePage(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  const body = await renderToReadableStream(<ServerRouter context={context} url={request.url} />);
  await body.allReady;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(body, { status, headers });
}
