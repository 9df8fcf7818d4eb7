import type { FastifyInstance } from 'fastify';
import type { Clock } from '#kernel/clock.ts';
import type { Config } from '#kernel/config.ts';
import type { Database } from '#kernel/database/database.ts';
import type { Logger } from '#kernel/logger.ts';
import type { Stores } from '#modules/stores/index.ts';
import { methodRegistry } from './method-registry.ts';
import { openMultiSafepay } from './multisafepay/open-multisafepay.ts';
import { offlineProvider } from './offline.ts';
import { describeMethod, offerMethods, type OfferedPaymentMethod, type OfferQuestion } from './offer-methods.ts';
import { openPaymentMethods } from './payment-methods-repository.ts';
import { createProviderMethods } from './provider-methods.ts';
import type { PaymentMethodCode, PaymentProvider, ProviderCode } from './provider.ts';
import { registerWebhook, webhookPath, type ApplyPayment } from './webhook-route.ts';

export type PaymentsOptions = {
  readonly config: Pick<Config, 'publicUrl' | 'multisafepay'>;
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly stores: Pick<Stores, 'link' | 'seller'>;
};

/** Ways to pay and those who take the money. */
export type Payments = {
  /** What can be used for an amount, in order, in the words of a store view. */
  readonly offer: (question: OfferQuestion) => Promise<readonly OfferedPaymentMethod[]>;
  /** A method's words, also when it is no longer offered; undefined when the shop has none of that code. */
  readonly describe: (code: string, texts: readonly string[]) => OfferedPaymentMethod | undefined;
  readonly providerOf: (code: PaymentMethodCode) => PaymentProvider;
  readonly providers: Readonly<Record<ProviderCode, PaymentProvider>>;
  /** Adds the route of the provider's notifications; each one that is genuine goes to `apply`. */
  readonly registerRoutes: (app: FastifyInstance, apply: ApplyPayment) => void;
  readonly refresh: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Opens the payment methods and their providers. */
export async function openPayments({ config, database, clock, logger, stores }: PaymentsOptions): Promise<Payments> {
  const methods = await openPaymentMethods(database, logger);
  const multisafepay = openMultiSafepay({
    ...config.multisafepay,
    clock,
    logger,
    shopName: () => stores.seller().name,
    returnAddresses: ({ orderNumber, hash, storeCode }) => {
      const query = new URLSearchParams({ order: orderNumber, hash }).toString();
      return {
        notification: `${config.publicUrl}${webhookPath}`,
        success: stores.link(storeCode, `/multisafepay/connect/success?${query}`),
        cancel: stores.link(storeCode, `/multisafepay/connect/cancel?${query}`),
      };
    },
  });
  const providers = { multisafepay, offline: offlineProvider };
  const providerMethods = createProviderMethods(multisafepay, clock, logger);
  return {
    offer: async (question) => offerMethods(methods.current(), question, await providerMethods(methods.current(), question), clock.now()),
    describe: (code, texts) => {
      const record = methods.current().find((candidate) => candidate.code === code);
      return record && describeMethod(record, texts);
    },
    providerOf: (code) => providers[methodRegistry[code].provider],
    providers,
    registerRoutes: (app, apply) => registerWebhook(app, multisafepay, logger, apply),
    refresh: methods.refresh,
    close: methods.close,
  };
}
