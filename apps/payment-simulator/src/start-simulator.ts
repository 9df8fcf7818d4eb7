import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { foreignHostSentence, foreignHostStatus, ownHosts, type IsOwnHost } from '@shop/rules/own-hosts';
import { answerApi, failure } from './api.ts';
import type { Clock } from './clock.ts';
import { answerControl } from './control.ts';
import { notFound, readRequest, sendAnswer, type Answer, type Request } from './http.ts';
import { openOrderStore } from './order-store.ts';
import { pageStyle } from './page-style.ts';
import type { Parts } from './parts.ts';
import { takeFailure, usualSettings, type Failure, type Settings } from './settings.ts';
import { answerShopper } from './shopper.ts';
import { isOpen } from './simulated-order.ts';
import { createWebhooks } from './webhooks.ts';

export type SimulatorOptions = {
  /** An address of this machine alone: whoever reaches the simulator decides what was paid. */
  readonly host?: string;
  /** 0: any free one. */
  readonly port?: number;
  readonly apiKey: string;
  readonly clock: Clock;
  /** Where orders are stored over a restart; without it in memory alone. */
  readonly file?: string;
  /** Host name under which browsers reach it. */
  readonly publicHost?: string;
  readonly settings?: Partial<Settings>;
};

export type Simulator = {
  /** Base of the JSON API, for MULTISAFEPAY_URL. */
  readonly apiUrl: string;
  /** Origin of the payment pages and of `/control`. */
  readonly origin: string;
  /** Lets the process end although the simulator listens. */
  readonly unref: () => void;
  readonly close: () => Promise<void>;
};

/** A payment provider to try a shop with: the same paths, pages and notifications as the real one, and no money. */
export async function startSimulator(options: SimulatorOptions): Promise<Simulator> {
  const { host = '127.0.0.1', publicHost = host } = options;
  const server = createServer();
  const port = await listen(server, host, options.port ?? 0);
  const parts = assemble(options, `http://${inUrl(publicHost)}:${port}`);
  const isOwnHost = ownHosts(host, publicHost);
  server.on('request', (request: IncomingMessage, response: ServerResponse) => void serve(parts, isOwnHost, request, response));
  return {
    apiUrl: `http://${inUrl(host)}:${port}/v1/json/`,
    origin: parts.publicUrl,
    unref: () => void server.unref(),
    close: async () => {
      await parts.webhooks.stop();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

const inUrl = (host: string): string => (host.includes(':') && !host.startsWith('[') ? `[${host}]` : host);

function listen(server: Server, host: string, port: number): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  server.once('error', reject);
  server.listen(port, host, () => {
    server.off('error', reject);
    resolve((server.address() as AddressInfo).port);
  });
  return promise;
}

function assemble({ apiKey, clock, file, settings: changed }: SimulatorOptions, publicUrl: string): Parts {
  const settings: Settings = { ...usualSettings, ...changed };
  const orders = openOrderStore(file);
  const webhooks = createWebhooks({ apiKey, clock, settings });
  const change: Parts['change'] = (order, status, reason = '') => {
    order.status = status;
    order.reason = reason;
    order.modified = clock.now().toISOString();
    if (status === 'completed') order.completed = order.modified;
    orders.save(order);
  };
  const expireIfDue: Parts['expireIfDue'] = (order) => {
    if (!isOpen(order) || new Date(order.expiresAt) > clock.now()) return;
    change(order, 'expired');
    if (settings.webhook !== 'never') webhooks.notifyLater(order);
  };
  return { apiKey, publicUrl, clock, orders, settings, webhooks, change, expireIfDue };
}

async function serve(parts: Parts, isOwnHost: IsOwnHost, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  // A page that leads its own name here could read and pay every order.
  if (!isOwnHost(incoming.headers.host)) {
    return sendAnswer(response, { status: foreignHostStatus, type: 'text/plain; charset=utf-8', body: foreignHostSentence });
  }
  try {
    const request = await readRequest(incoming, parts.publicUrl);
    if (!request) return sendAnswer(response, { status: 413, type: 'text/plain', body: 'too large' });
    const path = request.url.pathname.slice(1);
    const broken = path.startsWith('v1/json/') ? takeFailure(parts.settings, path) : null;
    if (broken) await failOnPurpose(broken, parts, request, path, response);
    else sendAnswer(response, await route(parts, request, path));
  } catch (error) {
    sendAnswer(response, { status: 500, type: 'text/plain', body: error instanceof Error ? error.name : 'error' });
  }
}

async function route(parts: Parts, request: Request, path: string): Promise<Answer> {
  if (path.startsWith('v1/json/')) return answerApi(parts, request, path.slice('v1/json/'.length));
  if (path.startsWith('connect/')) return answerShopper(parts, request, path.slice('connect/'.length));
  if (path.startsWith('control/')) return answerControl(parts, request, path.slice('control/'.length));
  if (path === 'style.css') return { status: 200, type: 'text/css; charset=utf-8', body: pageStyle };
  // Browsers ask for it by themselves; a page without a mark is no error.
  if (path === 'favicon.ico') return { status: 204, type: 'image/x-icon', body: '' };
  return notFound;
}

async function failOnPurpose(broken: Failure, parts: Parts, request: Request, path: string, response: ServerResponse): Promise<void> {
  switch (broken.kind) {
    case 'http':
      return sendAnswer(response, { status: broken.status, type: 'text/html', body: '<h1>Error</h1>' });
    case 'error':
      return sendAnswer(response, failure(broken.code));
    case 'malformed':
      return sendAnswer(response, { status: 200, type: 'application/json', body: '{"success":tr' });
    case 'reset':
      return void response.destroy();
    case 'timeout':
      await wait(broken.ms, undefined, { ref: false });
      return sendAnswer(response, await route(parts, request, path));
    case 'lost-answer':
      await route(parts, request, path);
      return void response.destroy();
  }
}
