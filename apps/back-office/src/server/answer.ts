import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Build, BuiltFile } from './build-files.ts';
import { inlineScriptHashes, pageHeaders, workerPolicy } from './security-headers.ts';

type Handler = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

const worker = '/staff/worker.js';

/** Answers with a built file, or with the one page that every screen begins with. */
export function answerWith({ files, page }: Build, url: string): Handler {
  const headers = pageHeaders({ https: url.startsWith('https:'), scriptHashes: inlineScriptHashes(page.identity.toString('utf8')) });
  return (request, reply) => {
    const [path = '', query] = request.url.split('?', 2);
    if (path === '/staff') return reply.header('cache-control', 'no-store').redirect(query === undefined ? '/staff/' : `/staff/?${query}`);
    const file = files.get(path);
    if (file) return send(file, path, request, reply);
    // Never a page in place of a file: a browser would take HTML for a script.
    if (/\.\w+$/.test(path)) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    return sendBody(page, request, reply.headers(headers).header('cache-control', 'no-store'));
  };
}

function send(file: BuiltFile, path: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // A worker lives by the policy of its own file: it fetches what it keeps.
  if (path === worker) reply.header('content-security-policy', workerPolicy);
  const isNamedByContent = path.startsWith('/staff/assets/');
  reply.headers({ 'cache-control': isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache', etag: file.etag });
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  return sendBody(file, request, reply);
}

function sendBody(file: BuiltFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const [body, encoding] =
    file.br && /\bbr\b/.test(accepted)
      ? [file.br, 'br']
      : file.gzip && /\bgzip\b/.test(accepted)
        ? [file.gzip, 'gzip']
        : [file.identity, undefined];
  if (encoding) reply.header('content-encoding', encoding);
  reply.headers({ 'content-type': file.type, 'content-length': body.length, vary: 'accept-encoding' });
  return reply.send(request.method === 'HEAD' ? undefined : body);
}
