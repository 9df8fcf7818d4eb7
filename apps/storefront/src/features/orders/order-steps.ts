export type OrderStep = 'ordered' | 'prepared' | 'sent' | 'ready';

type Progressing = { readonly status_code: string; readonly pickup_location_code: string | null };

/** How far an order has come: its steps and the place of the one it is at; undefined for an order that has ended otherwise. */
export function orderSteps({ status_code: status, pickup_location_code: pickup }: Progressing) {
  const steps: readonly OrderStep[] = ['ordered', 'prepared', pickup ? 'ready' : 'sent'];
  if (status === 'canceled' || status === 'fraud') return undefined;
  const current = status === 'complete' ? 2 : status === 'processing' ? 1 : 0;
  return { steps, current };
}
