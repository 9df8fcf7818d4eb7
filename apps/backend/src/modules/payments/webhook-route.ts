import type { FastifyInstance } from 'fastify';
import type { Logger } from '#kernel/logger.ts';
import type { PaymentProvider, ProviderState } from './provider.ts';

/** The one function that moves an order by what a provider says; webhook, return page and reconciliation all call it. */
export type ApplyPayment = (state: ProviderState) => Promise<unknown>;

export const webhookPath = '/api/payments/multisafepay/webhook';
const maxBytes = 1024 * 1024;

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * Takes the provider's notifications. No session and no cookie is looked at (PAY-15): the signature over the raw body is all
 * that counts. "OK" ends the repetitions; a failure of ours asks for them (R063).
 */
export function registerWebhook(app: FastifyInstance, provider: PaymentProvider, logger: Logger, apply: ApplyPayment): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBytes }, (_request, body, done) => done(null, body));
    // A notification by GET proves nothing; the order is asked for when the shopper returns, or by reconciliation.
    scope.get(webhookPath, async (_request, reply) => reply.type('text/plain').send('OK'));
    scope.post(webhookPath, { bodyLimit: maxBytes }, async (request, reply) => {
      const { timestamp } = request.query as Query;
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const verdict = provider.verifyWebhook(request.headers, raw, { timestamp: typeof timestamp === 'string' ? timestamp : undefined });
      void reply.type('text/plain');
      if (verdict.outcome === 'refused') {
        logger.warn('payment.webhook-refused', { because: verdict.because, client: request.ip });
        return reply.code(401).send('refused');
      }
      if (verdict.outcome === 'ignored') return reply.send('OK');
      try {
        await apply(verdict.state);
      } catch (error) {
        logger.error('payment.webhook-failed', { order: verdict.state.id, status: verdict.state.status, error });
        return reply.code(500).send('failed');
      }
      logger.info('payment.webhook', { order: verdict.state.id, status: verdict.state.status });
      return reply.send('OK');
    });
  });
}
