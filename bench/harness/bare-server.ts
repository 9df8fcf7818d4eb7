import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** Sends the same bytes and headers to everybody: what Node itself can do on one core. */
const body = readFileSync(process.env['BODY_FILE'] ?? '');
const headers = JSON.parse(process.env['HEADERS'] ?? '{}') as Record<string, string>;
createServer((_request, response) => {
  response.writeHead(200, { ...headers, 'content-length': body.length });
  response.end(body);
}).listen(Number(process.env['PORT']), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
