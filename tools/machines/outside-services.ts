import { createServer } from 'node:http';
import { connect } from 'node:net';
import { createServer as createSecure } from 'node:tls';
import { startMailServer } from '../../apps/backend/src/testing/mail-server.ts';
import { startSimulator } from '../../apps/payment-simulator/src/index.ts';

/**
 * What a shop has accounts with, beside machines that have no way out, on the address given: a mail server (2525), the payment simulator (4100,
 * with TLS 4143), and look-ups of addresses and VAT numbers that know nothing (4101). `GET http://…:4101/mails` has the lines of all mails so
 * far, with MAIL_LINES those alone.
 */
const host = process.argv[2] ?? '127.0.0.1';
const { MULTISAFEPAY_API_KEY: apiKey = '', PROVIDER_KEY: key = '', PROVIDER_CERTIFICATE: cert = '', MAIL_LINES: lines = '' } = process.env;
const mail = await startMailServer({ host, port: 2525, keeps: new RegExp(lines) });
await startSimulator({ host, port: 4100, publicHost: 'pay.example', apiKey, clock: { now: () => new Date() } });
createSecure({ key, cert }, (socket) => {
  const simulator = connect(4100, host);
  for (const end of [socket, simulator]) end.on('error', () => void [socket, simulator].map((one) => one.destroy()));
  socket.pipe(simulator).pipe(socket);
}).listen(4143, host);
createServer((request, response) => {
  const isMails = request.url === '/mails';
  response.writeHead(isMails ? 200 : 404, { 'content-type': 'application/json' });
  response.end(JSON.stringify(isMails ? mail.received : {}));
}).listen(4101, host, () => console.log('open'));
