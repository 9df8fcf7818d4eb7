import { activeSpan, inSpan } from '@shop/telemetry';

/** A call to the backend elsewhere as a span, where somebody records: named by its operation or route, never by its address. */
export const inCall = <T extends { readonly status: number }>(what: string, method: string, call: () => Promise<T>): Promise<T> =>
  inSpan(
    () => ({ name: `backend ${what}`, kind: 'client', attributes: { 'http.request.method': method } }),
    async () => {
      const answer = await call();
      activeSpan()?.add({ 'http.response.status_code': answer.status });
      return answer;
    },
  );
