import type { Clock } from '#kernel/clock.ts';
import type { Logger } from '#kernel/logger.ts';
import { methodRegistry } from './method-registry.ts';
import type { OfferQuestion } from './offer-methods.ts';
import type { PaymentMethodRecord } from './payment-method.ts';
import type { ListedMethod, PaymentProvider } from './provider.ts';

type ProviderMethods = (records: readonly PaymentMethodRecord[], question: OfferQuestion) => Promise<readonly ListedMethod[]>;

const freshMs = 10 * 60_000;
const failedMs = 60_000;

/**
 * The provider's own list, asked only for countries where a method depends on it, and cached a while. Without an answer such
 * methods are left out; everything else is offered as ever.
 */
export function createProviderMethods(provider: PaymentProvider, clock: Clock, logger: Logger): ProviderMethods {
  const cache = new Map<string, { readonly until: number; readonly methods: Promise<readonly ListedMethod[]> }>();
  const ask = (countryCode: string, amount: number): Promise<readonly ListedMethod[]> => {
    const now = clock.now().getTime();
    const cached = cache.get(countryCode);
    if (cached && cached.until > now) return cached.methods;
    const methods = provider.listMethods({ countryCode, currency: 'EUR', amount }).catch((error: unknown) => {
      logger.warn('payment.list-failed', { countryCode, error });
      cache.set(countryCode, { until: now + failedMs, methods: Promise.resolve([]) });
      return [];
    });
    cache.set(countryCode, { until: now + freshMs, methods });
    return methods;
  };
  return async (records, { billingCountry, shippingCountry, amount }) => {
    const countries = [billingCountry, shippingCountry].filter((code) => code !== undefined);
    const depends = records.some(
      ({ code, isActive, countryCodes }) =>
        isActive &&
        methodRegistry[code].listedAs !== null &&
        (!countryCodes || countries.some((country) => countryCodes.includes(country))),
    );
    return depends && amount > 0 ? ask(billingCountry, amount) : [];
  };
}
