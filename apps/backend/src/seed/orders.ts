import { languageLocales } from '@shop/contract';
import type { DemoOrder, DemoOrderLine, DemoPaymentMethod, DemoShop } from '@shop/demo-data';
import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/database/database.ts';
import { advanceSequence } from '#kernel/database/rows.ts';
import { createIds } from '#kernel/ids.ts';
import { couponCustomerKey, noteCouponUse } from '#modules/cart/index.ts';
import { animalPartsText, fibreText } from '#modules/catalog/index.ts';
import {
  fillListColumns,
  insertEvent,
  insertInvoice,
  insertLeftShipment,
  insertOrder,
  insertRefund,
  setCounter,
  type OrderAddress,
  type OrderLine,
  type OrderSnapshot,
  type OrderTotals,
} from '#modules/orders/index.ts';
import { isPaymentMethodCode, methodRegistry } from '#modules/payments/index.ts';

type DemoAddress = DemoOrder['billingAddress'];

/** Writes the demo customers' orders of the last 18 months; their goods left the shelf before the shop was counted. */
export async function seedOrders(tx: Tx, shop: Pick<DemoShop, 'products'>, clock: Clock): Promise<void> {
  const { ordersUntil, paymentMethods } = await import('@shop/demo-data');
  const orders = ordersUntil(clock.now().toISOString().slice(0, 10));
  const ids = createIds();
  const products = new Map(shop.products.map((product) => [product.sku, product]));
  for (const order of orders) {
    await insertOrder(tx, {
      id: order.id,
      number: order.incrementId,
      hash: ids.masked(),
      cartId: null,
      customerId: order.customerId ?? null,
      email: order.email,
      storeCode: order.language,
      status: order.status,
      paymentMethod: paymentOf(order, paymentMethods),
      snapshot: snapshotOf(order, ({ parentSku, sku }) => shownOf(products.get(parentSku ?? sku), order.language)),
      pieces: [],
      placedAt: new Date(order.placedAt),
      updatedAt: new Date(order.updatedAt),
      // Nobody takes a demo order away from whoever looks at it.
      holdEndsAt: null,
      paidAt:
        order.invoices.length > 0 && order.payment.methodCode !== 'purchaseorder'
          ? new Date(order.invoices[0]?.createdAt ?? order.placedAt)
          : null,
    });
    await writeHistory(tx, order);
    await writeDocuments(tx, order);
    if (order.couponCode !== undefined && order.status !== 'canceled') {
      const customerKey = couponCustomerKey(order.customerId, order.email) ?? '';
      await noteCouponUse(tx, { code: order.couponCode, reference: order.incrementId, customerKey, now: new Date(order.placedAt) });
    }
  }
  await fillListColumns(tx);
  await advanceSequence(tx, 'sales_order');
  await continueNumbers(tx, orders);
}

/** Each series goes on behind the demo documents. */
async function continueNumbers(tx: Tx, orders: readonly DemoOrder[]): Promise<void> {
  const series = { invoice: 'invoices', shipment: 'shipments', refund: 'refunds' } as const;
  for (const [name, list] of Object.entries(series) as [keyof typeof series, (typeof series)[keyof typeof series]][]) {
    const numbers = orders.flatMap((order) => order[list].map(({ number }) => Number(number)));
    if (numbers.length > 0) await setCounter(tx, name, Math.max(...numbers));
  }
}

function paymentOf({ payment, language }: DemoOrder, methods: readonly DemoPaymentMethod[]) {
  if (!isPaymentMethodCode(payment.methodCode)) throw new Error(`${payment.methodCode} is no payment method`);
  const { provider, gateway } = methodRegistry[payment.methodCode];
  return {
    code: payment.methodCode,
    title: payment.title,
    provider,
    gateway,
    instructions: methods.find(({ code }) => code === payment.methodCode)?.instructions?.[language] ?? null,
    purchaseOrderNumber: null,
    additionalData: payment.additionalData,
  };
}

const addressOf = (address: DemoAddress): OrderAddress => ({
  prefix: address.prefix ?? null,
  firstname: address.firstname,
  middlename: address.middlename ?? null,
  lastname: address.lastname,
  suffix: null,
  company: address.company ?? null,
  street: address.street.filter((part) => part !== undefined),
  postcode: address.postcode,
  city: address.city,
  countryCode: address.countryCode,
  region: null,
  regionId: null,
  telephone: address.telephone,
  fax: null,
  vatId: address.vatId ?? null,
  coc: address.coc ?? null,
});

type Shown = Pick<OrderLine, 'urlKey' | 'materials' | 'animalParts'>;

/** What the customer read of the product beside its name. */
function shownOf(product: DemoShop['products'][number] | undefined, language: DemoOrder['language']): Shown {
  if (!product) return { urlKey: null };
  return {
    urlKey: product.urlKey[language],
    materials: product.materials.map((part) => ({
      part: part.part[language],
      text: 'fibres' in part ? fibreText(part.fibres, language) : part.material[language],
    })),
    animalParts: product.hasAnimalParts ? animalPartsText(language) : null,
  };
}

function snapshotOf(order: DemoOrder, shown: (line: DemoOrderLine) => Shown): OrderSnapshot {
  const { billingAddress, shippingAddress, pickupLocationCode, shipping, totals } = order;
  const percent = totals.taxes[0]?.percent ?? 0;
  return {
    language: order.language,
    locale: languageLocales[order.language],
    currency: 'EUR',
    billingAddress: addressOf(billingAddress),
    shippingAddress: addressOf(shippingAddress),
    pickup:
      pickupLocationCode === undefined
        ? null
        : {
            code: pickupLocationCode,
            name: shippingAddress.company ?? '',
            street: shippingAddress.street.filter((part) => part !== undefined).join(' '),
            postcode: shippingAddress.postcode,
            city: shippingAddress.city,
            countryCode: shippingAddress.countryCode,
            phone: shippingAddress.telephone,
          },
    shippingMethod: shipping,
    expected: null,
    isBusiness: billingAddress.company !== undefined,
    coupon: order.couponCode === undefined ? null : { code: order.couponCode, label: order.couponLabel ?? order.couponCode },
    customerNote: null,
    lines: order.lines.map((line, index) => lineOf(line, index, percent, shown(line))),
    totals: totalsOf(order, percent),
    tax: {
      countryCode: shippingAddress.countryCode,
      reason: order.isTaxExempt ? 'intra-community' : pickupLocationCode === undefined ? 'destination' : 'branch',
      isExempt: order.isTaxExempt,
      vatId: billingAddress.vatId ?? null,
      isVatIdValid: order.isTaxExempt ? true : null,
      vatRequestId: null,
      vatName: null,
    },
  };
}

const netOf = (gross: number, percent: number): number => gross - Math.round((gross * percent) / (100 + percent));

function totalsOf({ totals }: DemoOrder, percent: number): OrderTotals {
  return {
    subtotalIncl: totals.subtotalInclTaxCents,
    subtotalExcl: totals.subtotalExclTaxCents,
    discount: totals.discountCents,
    shipping: {
      listIncl: totals.shippingInclTaxCents,
      discount: 0,
      incl: totals.shippingInclTaxCents,
      excl: totals.shippingInclTaxCents - totals.shippingTaxCents,
      tax: totals.shippingTaxCents,
      taxPercent: percent,
    },
    taxes: totals.taxes.map((tax) => ({ percent: tax.percent, incl: totals.grandTotalCents, tax: tax.cents })),
    tax: totals.totalTaxCents,
    grandTotal: totals.grandTotalCents,
  };
}

function lineOf(line: DemoOrderLine, index: number, percent: number, shown: Shown): OrderLine {
  return {
    id: index + 1,
    type: line.type,
    sku: line.sku,
    parentSku: line.parentSku ?? null,
    name: line.name,
    ...shown,
    picture: null,
    isSample: false,
    options: line.options,
    parts: line.bundleParts.map(({ option, sku, name, quantity, cents }, part) => ({
      optionId: part + 1,
      selectionId: part + 1,
      option,
      sku,
      name,
      quantity,
      unitIncl: cents,
    })),
    quantity: line.quantity,
    originalUnitIncl: line.regularCents,
    unitIncl: line.unitCents,
    unitExcl: netOf(line.unitCents, percent),
    originalRowIncl: line.regularCents * line.quantity,
    rowIncl: line.rowCents,
    rowExcl: netOf(line.rowCents, percent),
    discount: line.discountCents,
    tax: line.taxCents,
    taxPercent: percent,
  };
}

async function writeHistory(tx: Tx, order: DemoOrder): Promise<void> {
  const event = { by: 'staff', message: null, isVisible: false };
  await insertEvent(tx, order.id, { ...event, at: new Date(order.placedAt), status: 'pending', by: 'shopper' });
  for (const { createdAt, message } of order.comments) {
    await insertEvent(tx, order.id, { ...event, at: new Date(createdAt), status: order.status, message, isVisible: true });
  }
  await insertEvent(tx, order.id, { ...event, at: new Date(order.updatedAt), status: order.status });
}

async function writeDocuments(tx: Tx, order: DemoOrder): Promise<void> {
  const lineId = (sku: string): number => order.lines.findIndex((line) => line.sku === sku) + 1;
  const linesOf = (lines: readonly { sku: string; quantity: number }[]) =>
    lines.map(({ sku, quantity }) => ({ lineId: lineId(sku), quantity }));
  for (const { number, createdAt, lines, totalCents } of order.invoices) {
    const issuedAt = new Date(createdAt);
    await insertInvoice(tx, order.id, {
      number,
      shipment: null,
      issuedAt,
      suppliedOn: order.shipments[0]?.createdAt === createdAt ? createdAt.slice(0, 10) : null,
      dueOn:
        order.payment.methodCode === 'purchaseorder' ? new Date(issuedAt.getTime() + 14 * 86_400_000).toISOString().slice(0, 10) : null,
      lines: linesOf(lines),
      grandTotal: totalCents,
    });
  }
  for (const { number, createdAt, lines, tracking } of order.shipments) {
    const parcels = tracking.map((parcel) => ({ ...parcel, url: null }));
    const pickup = order.pickupLocationCode;
    await insertLeftShipment(tx, order.id, { number, shippedAt: new Date(createdAt), pickup, lines: linesOf(lines), tracking: parcels });
  }
  const percent = order.totals.taxes[0]?.percent;
  for (const refund of order.refunds) {
    await insertRefund(tx, order.id, {
      number: refund.number,
      invoiceNumber: order.invoices[0]?.number ?? null,
      issuedAt: new Date(refund.createdAt),
      lines: refund.lines.map(({ sku, quantity, cents }) => ({ lineId: lineId(sku), quantity, amount: cents })),
      shipping: refund.shippingCents,
      adjustment: refund.adjustmentCents,
      total: refund.totalCents,
      tax: refund.taxCents,
      taxes: percent === undefined ? [] : [{ percent, incl: refund.totalCents, tax: refund.taxCents }],
      reason: refund.comment,
      state: 'done',
      providerRefundId: null,
    });
  }
}
