import type { DemoCoupon, DemoPaymentMethod } from '@shop/demo-data';
import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/database/database.ts';
import { insertCoupons, writeDeliveryTables, type NewCoupon } from '#modules/cart/index.ts';
import { isPaymentMethodCode, writePaymentMethods } from '#modules/payments/index.ts';

const day = 86_400_000;

/** Writes the demo shop's coupons, shipping methods, VAT rates and ways to pay. */
export async function seedCheckout(tx: Tx, clock: Clock): Promise<void> {
  // Loaded here alone: a filled shop needs neither the time nor the memory.
  const { carriers, coupons, paymentMethods, taxRates } = await import('@shop/demo-data');
  const now = clock.now();
  await insertCoupons(
    tx,
    coupons.map((coupon) => toCoupon(coupon, now)),
  );
  const methods = carriers.flatMap((carrier) =>
    carrier.methods.map((method) => ({
      carrierCode: carrier.code,
      methodCode: method.code,
      carrierTitle: carrier.title,
      methodTitle: method.title,
      description: method.description,
      position: method.position,
      isPickup: method.isPickup,
      rates: method.rates.map(({ countryCode, cents, workingDays }) => ({
        countryCode,
        cents,
        fromDays: workingDays.from,
        toDays: workingDays.to,
      })),
    })),
  );
  await writeDeliveryTables(tx, { methods, taxRates });
  await writePaymentMethods(tx, paymentMethods.map(toPaymentMethod));
}

function toPaymentMethod({ code, ...method }: DemoPaymentMethod) {
  if (!isPaymentMethodCode(code)) throw new Error(`${code} is no payment method`);
  return {
    code,
    title: method.title,
    description: method.description,
    instructions: method.instructions ?? null,
    additionalFields: method.additionalFields,
    position: method.position,
    countryCodes: method.countryCodes ?? null,
    minimumCents: method.minimumCents ?? null,
    maximumCents: method.maximumCents ?? null,
    isActive: method.isActive,
  };
}

function toCoupon({ fromDaysAgo, toInDays, usesPerCoupon, usesPerCustomer, ...coupon }: DemoCoupon, now: Date): NewCoupon {
  const at = (days: number | undefined): Date | null => (days === undefined ? null : new Date(now.getTime() + days * day));
  return {
    ...coupon,
    validFrom: at(fromDaysAgo === undefined ? undefined : -fromDaysAgo),
    validTo: at(toInDays),
    usesPerCoupon: usesPerCoupon ?? null,
    usesPerCustomer: usesPerCustomer ?? null,
  };
}
