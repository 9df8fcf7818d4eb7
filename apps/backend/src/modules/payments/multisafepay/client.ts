import type { Clock } from '#kernel/clock.ts';
import type { Logger } from '#kernel/logger.ts';
import { inSpan, outgoingTraceparent, type SpanStart } from '@shop/telemetry';
import { createCircuitBreaker } from '../circuit-breaker.ts';
import { PaymentError } from '../provider.ts';
import { maskPayment } from './mask-payment.ts';

export type ClientOptions = {
  /** Base of the JSON API, with or without a slash at the end. */
  readonly url: string;
  readonly apiKey: string;
  readonly clock: Clock;
  readonly logger: Logger;
  /** How long the first try and the one repetition may take; together less than a shopper waits (R067). */
  readonly timeoutsMs?: readonly number[];
};

type Call = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below the base, its parts already encoded. */
  readonly path: string;
  readonly body?: object;
  /** What can be sent twice without doing it twice is repeated once. */
  readonly isRepeatable: boolean;
  /** For what a page can do without: one try, and no longer than this. */
  readonly withinMs?: number;
};

type Envelope = { readonly success?: unknown; readonly data?: unknown; readonly error_code?: unknown; readonly error_info?: unknown };

/** Calls the API and returns `data` of a success; anything else is a PaymentError. */
export type MultiSafepayClient = (call: Call) => Promise<unknown>;

const usualTimeouts = [5_000, 2_500] as const;

/** Makes the client: time limits, one repetition, a circuit breaker, and logs without a key, address or account (PAY-15). */
export function createClient({ url, apiKey, clock, logger, timeoutsMs = usualTimeouts }: ClientOptions): MultiSafepayClient {
  const breaker = createCircuitBreaker(clock);
  const base = url.endsWith('/') ? url : `${url}/`;
  const send = (call: Call, timeoutMs: number): Promise<unknown> =>
    inSpan(
      () => spanOf(call),
      async () => {
        const { status, text } = await request(`${base}${call.path}`, apiKey.trim(), call, timeoutMs);
        return readEnvelope(status, text);
      },
    );
  return async (call) => {
    if (!breaker.mayTry()) throw new PaymentError('unreachable', 'the payment provider is being spared after failures');
    const tries = call.withinMs !== undefined ? [call.withinMs] : call.isRepeatable ? timeoutsMs : timeoutsMs.slice(0, 1);
    for (const [index, timeoutMs] of tries.entries()) {
      try {
        const data = await send(call, timeoutMs);
        breaker.succeeded();
        return data;
      } catch (cause) {
        const error =
          cause instanceof PaymentError ? cause : new PaymentError('unreachable', 'the payment provider did not answer', { cause });
        const fields = { method: call.method, path: pathInLogs(call.path), kind: error.kind, code: error.code, attempt: index + 1 };
        logger.warn('payment.call-failed', { ...fields, message: error.message });
        if (error.kind === 'refused') {
          breaker.succeeded();
          throw error;
        }
        breaker.failed();
        if (index === tries.length - 1) throw error;
      }
    }
    throw new PaymentError('unreachable', 'the payment provider was not asked');
  };
}

/** What stands for a customer's card is no reading matter: of such a path only the beginning is told. */
const pathInLogs = (path: string): string => path.replace(/\?.*/, '').replace(/^recurring\/.*/, 'recurring/*');

/** Named by the first and the last part of the path: between them stands the order. */
function spanOf({ method, path }: Call): SpanStart {
  const parts = pathInLogs(path).split('/');
  const operation = parts.length > 2 ? `${parts[0]}/*/${parts.at(-1)}` : parts.length === 2 ? `${parts[0]}/*` : (parts[0] ?? '');
  return { name: `payment ${method} ${operation}`, kind: 'client', attributes: { 'http.request.method': method } };
}

async function request(url: string, apiKey: string, { method, body }: Call, timeoutMs: number): Promise<{ status: number; text: string }> {
  const response = await fetch(url, {
    method,
    headers: {
      api_key: apiKey,
      accept: 'application/json',
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...outgoingTraceparent(),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  return { status: response.status, text: await response.text() };
}

/** The `success` field decides, not the status; what is no envelope came from something in between. */
function readEnvelope(status: number, text: string): unknown {
  const envelope = parse(text);
  if (envelope?.success === true) return envelope.data;
  const code = Number(envelope?.error_code);
  if (status >= 500 || status === 429 || envelope?.success !== false || !Number.isInteger(code)) {
    throw new PaymentError('unreachable', `the payment provider answered ${status} without a result`);
  }
  const info = typeof envelope.error_info === 'string' ? maskPayment(envelope.error_info).slice(0, 200) : '';
  throw new PaymentError('refused', `the payment provider refused: ${code} ${info}`.trim(), { code });
}

function parse(text: string): Envelope | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
