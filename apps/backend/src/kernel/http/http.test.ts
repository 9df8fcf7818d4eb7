import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { Agent, get } from 'node:http';
import { describe, it } from 'node:test';
import type { TrustedProxies } from '@shop/rules/trusted-proxies';
import Fastify, { type FastifyInstance } from 'fastify';
import { DatabaseUnavailableError } from '../database/database-errors.ts';
import { StartError } from '../errors.ts';
import { createLogger, silentLogger } from '../logger.ts';
import { createDrain } from './drain.ts';
import { registerHealth } from './health.ts';
import { listen } from './listen.ts';
import { registerRequestLog } from './request-log.ts';
import { registerSecurityHeaders } from './security-headers.ts';
import { serverOptions } from './server-options.ts';

function server(publicUrl = 'http://localhost:3000', trustProxy: TrustedProxies = false): FastifyInstance {
  const app = Fastify(serverOptions({ publicUrl, trustProxy }));
  registerSecurityHeaders(app, publicUrl);
  return app;
}

describe('security headers', () => {
  it('are on every kind of response, with their exact values (R163)', async () => {
    const app = server('https://shop.example');
    app.get('/ok', async () => ({}));
    app.get('/fail', async () => {
      throw new Error('no');
    });
    app.get('/away', async (_request, reply) => reply.redirect('/ok', 301));
    for (const url of ['/ok', '/fail', '/away', '/missing', '/%zz']) {
      const { headers } = await app.inject(url);
      assert.equal(headers['x-content-type-options'], 'nosniff', url);
      assert.equal(headers['cross-origin-resource-policy'], 'same-origin');
      assert.equal(headers['content-security-policy'], "default-src 'none'; frame-ancestors 'none'");
      assert.equal(headers['strict-transport-security'], 'max-age=63072000; includeSubDomains');
      assert.equal(headers['cache-control'], 'no-store');
      for (const absent of ['server', 'x-powered-by', 'x-xss-protection']) assert.equal(headers[absent], undefined);
    }
  });

  it('have no HSTS on plain http and leave a route its own caching and policy', async () => {
    const app = server();
    app.get('/own', async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=60').header('content-security-policy', 'sandbox').send('x'),
    );
    const { headers } = await app.inject('/own');
    assert.equal(headers['strict-transport-security'], undefined);
    assert.equal(headers['cache-control'], 'public, max-age=60');
    assert.equal(headers['content-security-policy'], 'sandbox');
  });
});

describe('server options', () => {
  it('cut off slow clients and outlast a proxy (R107, R110)', async () => {
    const app = server();
    await app.listen({ port: 0, host: '127.0.0.1' });
    assert.deepEqual([app.server.headersTimeout, app.server.requestTimeout, app.server.keepAliveTimeout], [10_000, 30_000, 95_000]);
    await app.close();
  });

  it('believe addresses and request ids from trusted proxies only (R160)', async () => {
    const headers = { 'x-forwarded-for': '9.9.9.9, 8.8.8.8', 'x-request-id': 'edge-12345678' };
    const cases: [false | number | string[], string, boolean][] = [
      [false, '127.0.0.1', false],
      [1, '8.8.8.8', true],
      [['10.0.0.0/8'], '127.0.0.1', true],
      [['loopback'], '8.8.8.8', true],
    ];
    for (const [trust, address, named] of cases) {
      const app = server(undefined, trust);
      app.get('/', async (request) => ({ ip: request.ip, named: request.id === 'edge-12345678' }));
      assert.deepEqual((await app.inject({ url: '/', headers })).json(), { ip: address, named }, JSON.stringify(trust));
    }
  });
});

describe('request log', () => {
  it('has a line a request without anybody’s data (R149, R201)', async () => {
    const lines: string[] = [];
    const app = server();
    registerRequestLog(app, createLogger({ write: (line) => lines.push(line) }));
    app.post('/contact', async () => {
      throw new Error('cannot take /contact?name=CANARY');
    });
    const canary = 'name=CANARY&q=CANARY&CANARY';
    await app.inject(`/graphql?query=%7Bcart%7D&operationName=CANARY&variables=%7B%22cart_id%22:%22CANARY%22%7D`);
    for (const url of [`/contact?${canary}`, `/%zz?${canary}`, `//x?${canary}`, '/CANARY%40shop.example']) await app.inject(url);
    await app.inject({ method: 'POST', url: `/contact?${canary}`, remoteAddress: '198.51.100.7' });
    assert.ok(lines.length >= 5);
    assert.doesNotMatch(lines.join(), /CANARY|198\.51/);
    assert.match(lines[0] ?? '', /"method":"GET","url":"\/graphql\?…","status":404.*"event":"request"/);
  });
});

describe('health', () => {
  it('lives without a database, and is not ready without one, before it is warm, or when it is about to end (R108)', async () => {
    let failure: Error | undefined = new DatabaseUnavailableError('unreachable', undefined);
    let [draining, warm] = [false, false];
    const app = server();
    registerHealth(app, {
      ping: async () => {
        if (failure) throw failure;
      },
      isDraining: () => draining,
      isWarm: () => warm,
    });
    const status = async (url: string): Promise<number> => (await app.inject(url)).statusCode;
    assert.deepEqual([await status('/healthz'), await status('/readyz')], [200, 503]);
    failure = undefined;
    assert.equal((await app.inject('/readyz')).json<{ status: string }>().status, 'warming up');
    warm = true;
    failure = new DatabaseUnavailableError('busy', undefined);
    assert.equal(await status('/readyz'), 200);
    failure = undefined;
    assert.equal(await status('/readyz'), 200);
    draining = true;
    assert.deepEqual([await status('/healthz'), await status('/readyz')], [200, 404]);
  });
});

describe('readiness', () => {
  it('never waits for a database that says nothing: a balancer would let every process go at once', async () => {
    const app = server();
    const answers: PromiseWithResolvers<void>[] = [];
    const ping = (): Promise<void> => {
      const answer = Promise.withResolvers<void>();
      answers.push(answer);
      return answer.promise;
    };
    registerHealth(app, { ping, isDraining: () => false, isWarm: () => true });
    const status = async (): Promise<number> => (await app.inject('/readyz')).statusCode;
    assert.deepEqual([await status(), await status(), answers.length], [200, 200, 1]);
    answers[0]?.reject(new DatabaseUnavailableError('unreachable', undefined));
    await new Promise(setImmediate);
    // It is asked anew, and until it answers the last answer counts.
    assert.deepEqual([await status(), answers.length], [503, 2]);
    answers[1]?.resolve();
    await new Promise(setImmediate);
    assert.equal(await status(), 200);
  });
});

describe('drain', { timeout: 20_000 }, () => {
  it('finishes what is in flight, closes connections, stops the rest and exits with 0 (R106)', async () => {
    const order: string[] = [];
    const signals = new EventEmitter();
    const exited = Promise.withResolvers<number>();
    const app = server();
    const drain = createDrain({
      app,
      logger: silentLogger,
      stop: async () => void order.push('stop'),
      exit: exited.resolve,
      signals: signals as unknown as NodeJS.Process,
    });
    const entered = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    app.get('/slow', async () => {
      entered.resolve();
      await gate.promise;
      order.push('answered');
      return 'done';
    });
    const address = await listen(app, { host: '127.0.0.1', port: 0 });
    const agent = new Agent({ keepAlive: true });
    const answer = new Promise<{ connection: string | undefined; body: string }>((resolve, reject) => {
      get(`${address}/slow`, { agent }, (response) => {
        let body = '';
        response.on('data', (chunk) => (body += chunk)).on('end', () => resolve({ connection: response.headers.connection, body }));
      }).on('error', reject);
    });
    await entered.promise;
    signals.emit('SIGTERM');
    assert.ok(drain.isDraining());
    gate.resolve();
    assert.deepEqual(await answer, { connection: 'close', body: 'done' });
    assert.equal(await exited.promise, 0);
    assert.deepEqual(order, ['answered', 'stop']);
    agent.destroy();
  });

  it('takes in what a proxy still sends until it has noticed, and lets each connection go with its answer', async () => {
    const signals = new EventEmitter();
    const exited = Promise.withResolvers<number>();
    const app = server();
    const drain = createDrain({
      app,
      logger: silentLogger,
      stop: async () => undefined,
      noticeMs: 200,
      exit: exited.resolve,
      signals: signals as unknown as NodeJS.Process,
    });
    app.get('/late', async () => String(drain.isDraining()));
    const address = await listen(app, { host: '127.0.0.1', port: 0 });
    signals.emit('SIGTERM');
    const answer = await fetch(`${address}/late`);
    assert.deepEqual([await answer.text(), answer.headers.get('connection')], ['true', 'close']);
    assert.equal(await exited.promise, 0);
    await assert.rejects(fetch(`${address}/late`));
  });

  it('ends at once at the second signal, and at its limit', async () => {
    const signals = new EventEmitter();
    const codes: number[] = [];
    const app = server();
    const never = new Promise<void>(() => {});
    const exited = Promise.withResolvers<void>();
    const exit = (code: number): void => {
      codes.push(code);
      exited.resolve();
    };
    createDrain({ app, logger: silentLogger, stop: () => never, exit, signals: signals as unknown as NodeJS.Process });
    signals.emit('SIGINT');
    signals.emit('SIGINT');
    await exited.promise;
    assert.deepEqual(codes, [1]);
    const late = Promise.withResolvers<number>();
    createDrain({
      app: server(),
      logger: silentLogger,
      stop: () => never,
      exit: late.resolve,
      limitMs: 20,
      signals: new EventEmitter() as unknown as NodeJS.Process,
    })
      .begin('SIGTERM')
      .catch(() => {});
    assert.equal(await late.promise, 1);
  });
});

describe('listen', () => {
  it('says in one sentence that a port is taken or an address foreign', async () => {
    const first = server();
    const address = await listen(first, { host: '127.0.0.1', port: 0 });
    const port = Number(new URL(address).port);
    await assert.rejects(listen(server(), { host: '127.0.0.1', port }), (error) => {
      return (
        error instanceof StartError &&
        error.message === `Port ${port} on 127.0.0.1 is taken by another program: stop it, or set PORT to another number.`
      );
    });
    await assert.rejects(listen(server(), { host: '203.0.113.1', port: 0 }), /does not belong to this machine/);
    await first.close();
  });
});
