import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from './clock.ts';
import { orderJson, type SimulatedOrder } from './simulated-order.ts';
import type { Settings } from './settings.ts';

/** One notification as it was sent, and what the shop said. */
type Delivery = {
  readonly orderId: string;
  readonly status: string;
  readonly at: string;
  readonly attempt: number;
  /** 0: the shop did not answer at all. */
  readonly answer: number;
  readonly isAccepted: boolean;
};

/** What a test may make different about one notification. */
export type Variation = Partial<Pick<Settings, 'signature' | 'amountOffset'>> & {
  readonly status?: string;
  readonly currency?: string;
  /** How old the signature's time is. */
  readonly ageSeconds?: number;
};

export type Webhooks = {
  /** Sends a notification now and again until it is accepted; resolves after the first try. */
  readonly notify: (order: SimulatedOrder, variation?: Variation) => Promise<Delivery | undefined>;
  /** The same, some time later. */
  readonly notifyLater: (order: SimulatedOrder) => void;
  readonly deliveries: () => readonly Delivery[];
  readonly forget: () => void;
  readonly stop: () => Promise<void>;
};

type Options = { readonly apiKey: string; readonly clock: Clock; readonly settings: Settings };

const answerMs = 10_000;

/** The `Auth` header over a body: base64 of the time and the HMAC-SHA-512 of time and body. */
export function signature(apiKey: string, timestamp: number, body: string): string {
  const hash = createHmac('sha512', apiKey.trim()).update(`${timestamp}:${body}`).digest('hex');
  return Buffer.from(`${timestamp}:${hash}`).toString('base64');
}

/** Makes the sender of notifications. */
export function createWebhooks({ apiKey, clock, settings }: Options): Webhooks {
  const deliveries: Delivery[] = [];
  const ending = new AbortController();
  const running = new Set<Promise<unknown>>();
  const track = (work: Promise<unknown>): void => {
    const settled = work.catch(() => undefined).finally(() => running.delete(settled));
    running.add(settled);
  };
  const pause = (ms: number): Promise<void> => wait(ms, undefined, { signal: ending.signal });

  const send = async (order: SimulatedOrder, variation: Variation, attempt: number): Promise<Delivery> => {
    const body = bodyOf(order, variation, settings);
    const timestamp = Math.floor(clock.now().getTime() / 1000) - (variation.ageSeconds ?? 0);
    const isGenuine = (variation.signature ?? settings.signature) === 'good';
    const url = new URL(order.notificationUrl);
    url.search = new URLSearchParams({ transactionid: order.orderId, timestamp: String(timestamp) }).toString();
    const { status, text } = await post(
      url,
      body,
      signature(isGenuine ? apiKey : `${apiKey}-of-somebody-else`, timestamp, body),
      ending.signal,
    );
    const isAccepted = status === 200 && (/^OK|OK$/.test(text) || text.includes('MULTISAFEPAY_OK'));
    const { status: told } = { ...order, ...variation };
    const delivery = { orderId: order.orderId, status: told, at: clock.now().toISOString(), attempt, answer: status, isAccepted };
    deliveries.push(delivery);
    return delivery;
  };
  const repeat = async (order: SimulatedOrder, variation: Variation): Promise<void> => {
    for (let attempt = 2; attempt <= settings.retries + 1; attempt += 1) {
      await pause(settings.retryMs);
      if ((await send(order, variation, attempt)).isAccepted) return;
    }
  };
  const notify = async (order: SimulatedOrder, variation: Variation = {}): Promise<Delivery | undefined> => {
    const first = await send(order, variation, 1);
    if (!first.isAccepted) track(repeat(order, variation));
    for (let more = 0; more < settings.duplicates; more += 1) await send(order, variation, 1);
    return first;
  };
  return {
    notify,
    notifyLater: (order) => track(pause(settings.delayMs).then(() => notify(order))),
    deliveries: () => [...deliveries],
    forget: () => void deliveries.splice(0),
    stop: async () => {
      ending.abort();
      await Promise.all(running);
    },
  };
}

function bodyOf(order: SimulatedOrder, { status, currency, amountOffset }: Variation, settings: Settings): string {
  return JSON.stringify({
    ...orderJson(order, amountOffset ?? settings.amountOffset),
    ...(status === undefined ? {} : { status, financial_status: status }),
    ...(currency === undefined ? {} : { currency }),
  });
}

async function post(url: URL, body: string, auth: string, ending: AbortSignal): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', auth },
      body,
      signal: AbortSignal.any([ending, AbortSignal.timeout(answerMs)]),
    });
    return { status: response.status, text: (await response.text()).trim() };
  } catch {
    return { status: 0, text: '' };
  }
}
