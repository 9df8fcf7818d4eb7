import { languageLocales, type Language } from '@shop/contract';
import { computeTotals, taxRuleOf, type CouponEffect, type LineInput, type TaxFacts } from '#modules/pricing/index.ts';
import type { Seller } from '#modules/stores/index.ts';
import type { Order, OrderAddress, OrderLine } from '../modules/orders/order.ts';

export const aSeller: Seller = {
  name: 'Maas & Alm',
  legalName: 'Maas & Alm B.V. (demo)',
  address: 'Rosmolenstraat 1, 6131 AA Sittard',
  phone: '046 000 0000',
  email: 'winkel@shop.example',
  registration: '00000000',
  vatId: 'NL000000000B00',
};

export const anAddress: OrderAddress = {
  prefix: null,
  firstname: 'Eva',
  middlename: null,
  lastname: 'Janßen',
  suffix: null,
  company: null,
  street: ['Marktstraat 12 A'],
  postcode: '6131 EK',
  city: 'Sittard',
  countryCode: 'NL',
  region: null,
  regionId: null,
  telephone: '0460000001',
  fax: null,
  vatId: null,
  coc: null,
};

const rates = [
  { countryCode: 'NL', standardPercent: 21, reducedPercent: 9 },
  { countryCode: 'DE', standardPercent: 19, reducedPercent: 7 },
];

export type OrderRecipe = {
  readonly language?: Language;
  readonly lines?: readonly Partial<LineInput>[];
  readonly tax?: Partial<TaxFacts>;
  readonly percentOff?: number;
  readonly coupon?: CouponEffect;
  readonly shippingCents?: number;
  readonly change?: Partial<Order>;
};

/** An order whose amounts are those of the cart's own pricing. */
export function anOrder({
  language = 'nl',
  lines = [{ finalCents: 24_990 }],
  tax = {},
  percentOff,
  coupon: effect = percentOff === undefined ? undefined : { type: 'percent', percent: percentOff },
  shippingCents = 595,
  change = {},
}: OrderRecipe = {}): Order {
  const rule = taxRuleOf({ countryCode: 'NL', isPickup: false, isApprovedBusiness: false, dispatchCountry: 'NL', rates, ...tax });
  const inputs = lines.map((line, index): LineInput => {
    const finalCents = line.finalCents ?? 1_999;
    const usual = {
      quantity: 1,
      regularCents: finalCents,
      tiers: [],
      taxClass: 'standard',
      categoryIds: [],
      skus: [`MA-${index}`],
    } as const;
    return { ...usual, ...line, finalCents, key: `line-${String(index).padStart(4, '0')}` };
  });
  const coupon = effect && { code: 'TIEN', effect, conditions: {} };
  const totals = computeTotals({ lines: inputs, tax: rule, isApprovedBusiness: tax.isApprovedBusiness ?? false, coupon, shippingCents });
  const isExempt = totals.taxes.length === 0;
  const placedAt = new Date('2026-11-15T11:00:00Z');
  return {
    id: 1,
    number: '100000042',
    hash: 'f'.repeat(32),
    status: 'pending_payment',
    storeCode: language,
    language,
    locale: languageLocales[language],
    currency: 'EUR',
    customerId: null,
    email: 'eva@example.org',
    placedAt,
    updatedAt: placedAt,
    billingAddress: anAddress,
    shippingAddress: anAddress,
    pickup: null,
    shippingMethod: { carrierCode: 'postnl', carrierTitle: 'PostNL', methodCode: 'standard', methodTitle: 'Bezorging aan huis' },
    expected: { from: '2026-11-17', to: '2026-11-19' },
    isBusiness: tax.isApprovedBusiness ?? false,
    coupon: effect ? { code: 'TIEN', label: labelOf(effect) } : null,
    customerNote: null,
    lines: totals.lines.map((line, index) => orderLine(line, index)),
    totals: {
      ...totals,
      shipping: totals.shipping ? { ...totals.shipping, taxPercent: rule.percent.standard } : null,
    },
    tax: {
      countryCode: rule.countryCode,
      reason: rule.reason,
      isExempt,
      vatId: tax.confirmedVatId ?? null,
      isVatIdValid: tax.confirmedVatId === undefined ? null : true,
      vatRequestId: null,
      vatName: null,
    },
    paymentMethod: {
      code: 'multisafepay_ideal',
      title: 'iDEAL | Wero',
      provider: 'multisafepay',
      gateway: 'IDEAL',
      instructions: null,
      purchaseOrderNumber: null,
      additionalData: [],
    },
    holdEndsAt: new Date('2026-11-15T12:00:00Z'),
    paidAt: null,
    events: [],
    attempts: [],
    editAttempts: [],
    revisions: [],
    invoices: [],
    refunds: [],
    shipments: [],
    canceledLines: [],
    returnedLines: [],
    ...change,
  };
}

const labelOf = (effect: CouponEffect): string =>
  effect.type === 'percent' ? `${effect.percent} %` : effect.type === 'free-shipping' ? 'Gratis bezorgd' : 'Korting';

function orderLine({ key: _key, ...amounts }: ReturnType<typeof computeTotals>['lines'][number], index: number): OrderLine {
  return {
    id: index + 1,
    type: 'configurable',
    sku: `MA-DIR-${1001 + index}-GR-38`,
    parentSku: `MA-DIR-${1001 + index}`,
    name: `Dirndl Liesl ${index + 1}`,
    urlKey: 'dirndl-liesl',
    picture: null,
    isSample: false,
    options: [
      { label: 'Maat', value: '38' },
      { label: 'Kleur', value: 'dennengroen' },
    ],
    parts: [],
    ...amounts,
  };
}

/** A parcel that was sent. */
export const aShipment = (change: Partial<Order['shipments'][number]> = {}): Order['shipments'][number] => ({
  number: '300000001',
  state: 'sent',
  kind: 'parcel',
  source: 'WEB',
  broughtFrom: null,
  plannedAt: null,
  packedAt: null,
  shippedAt: new Date('2026-11-15T11:00:00Z'),
  deliveredAt: null,
  by: null,
  pickupCode: null,
  lines: [{ lineId: 1, quantity: 1 }],
  tracking: [],
  ...change,
});

/** The invoice of a whole order. */
export const anInvoice = (order: Order): Order['invoices'][number] => ({
  number: '200000007',
  shipment: null,
  issuedAt: new Date('2026-11-15T11:05:00Z'),
  suppliedOn: '2026-11-16',
  dueOn: null,
  lines: order.lines.map(({ id, quantity }) => ({ lineId: id, quantity })),
  grandTotal: order.totals.grandTotal,
  revision: null,
  amounts: null,
});
