import { startSimulator, type Settings } from '../../../payment-simulator/src/index.ts';
import { systemClock, type Clock } from '#kernel/clock.ts';

export type SimulatorClient = {
  /** For the environment of a shop that pays here. */
  readonly environment: { readonly MULTISAFEPAY_URL: string; readonly MULTISAFEPAY_API_KEY: string };
  readonly apiUrl: string;
  readonly apiKey: string;
  /** Calls the simulator's `/control`; its header comment lists what there is. */
  readonly control: <T = Record<string, unknown>>(method: 'GET' | 'PATCH' | 'POST' | 'DELETE', path: string, body?: object) => Promise<T>;
  /** Presses a button of the payment page and says where it leads. */
  readonly press: (page: string, fields: Readonly<Record<string, string>>) => Promise<string | null>;
  readonly close: () => Promise<void>;
};

/** The payment simulator for tests of the provider itself: over real HTTP, with its own notifications. */
export async function startSimulatorClient(settings: Partial<Settings> = {}, clock: Clock = systemClock): Promise<SimulatorClient> {
  const apiKey = 'test-api-key-0001';
  const simulator = await startSimulator({ apiKey, clock, settings: { retryMs: 20, delayMs: 20, ...settings } });
  return {
    environment: { MULTISAFEPAY_URL: simulator.apiUrl, MULTISAFEPAY_API_KEY: apiKey },
    apiUrl: simulator.apiUrl,
    apiKey,
    control: async <T>(method: string, path: string, body?: object) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`${simulator.origin}/control/${path}`, {
        method,
        headers,
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return (await response.json()) as T;
    },
    press: async (page, fields) => {
      const response = await fetch(page, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
      return response.headers.get('location');
    },
    close: simulator.close,
  };
}
