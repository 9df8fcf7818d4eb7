import type { DayRange } from '@shop/rules/delivery-promise';
import {
  cartTaxRule,
  chosenMethod,
  couponHelps,
  couponLabel,
  runningCoupon,
  type CartAddress,
  type CartSource,
} from '#modules/cart/index.ts';
import { priceOf } from '#modules/catalog/index.ts';
import type { OrderAddress, OrderBundlePart, OrderLine, OrderPickup, OrderSnapshot, OrderTotals } from '#modules/orders/index.ts';
import { basePrice, priceInBundle } from '#modules/pricing/index.ts';
import { pickText, type Branch, type StoreTexts } from '#modules/stores/index.ts';

type Details = {
  readonly billingAddress: CartAddress;
  /** Undefined where nothing is delivered. */
  readonly shippingAddress: CartAddress | undefined;
  readonly branch: Branch | undefined;
  readonly expected: DayRange | null;
  readonly customerNote: string | undefined;
};

/** The cart as it is ordered: words, amounts and addresses of this moment, for good. */
export function buildSnapshot(source: CartSource, details: Details): OrderSnapshot {
  const { state } = source;
  const { scope } = state.view;
  const { document } = state.cart;
  const chain = state.stores.textFallback(scope.code);
  const text = (texts: StoreTexts): string => pickText(texts, chain) ?? '';
  const offered = details.shippingAddress ? chosenMethod(state) : undefined;
  const coupon = couponHelps(source.totals) ? runningCoupon(state) : undefined;
  const tax = cartTaxRule(state);
  return {
    language: scope.language,
    locale: scope.locale,
    currency: 'EUR',
    billingAddress: orderAddress(details.billingAddress),
    shippingAddress: details.shippingAddress ? orderAddress(details.shippingAddress) : null,
    pickup: details.branch ? pickupOf(details.branch) : null,
    shippingMethod: offered
      ? {
          carrierCode: offered.method.carrierCode,
          carrierTitle: text(offered.method.carrierTitle),
          methodCode: offered.method.methodCode,
          methodTitle: text(offered.method.methodTitle),
        }
      : null,
    expected: details.expected,
    isBusiness: state.isApprovedBusiness || details.billingAddress.company !== null,
    coupon: coupon ? { code: coupon.code, label: couponLabel(coupon, chain) } : null,
    customerNote: details.customerNote ?? null,
    lines: orderLines(source),
    totals: orderTotals(source),
    tax: {
      countryCode: tax.countryCode,
      reason: tax.reason,
      isExempt: tax.reason === 'intra-community',
      vatId: document.vatCheck?.vatId ?? details.billingAddress.vatId,
      isVatIdValid: document.vatCheck ? document.vatCheck.isValid : null,
      vatRequestId: document.vatCheck?.requestId ?? null,
      vatName: null,
    },
  };
}

const orderAddress = ({ customerAddressId: _id, coc, ...address }: CartAddress): OrderAddress => ({ ...address, coc: coc ?? null });

const pickupOf = ({ code, name, street, postcode, city, countryCode, phone }: Branch): OrderPickup => ({
  code,
  name,
  street,
  postcode,
  city,
  countryCode,
  phone,
});

function orderTotals({ totals }: CartSource): OrderTotals {
  const { shipping, taxes } = totals;
  return {
    subtotalIncl: totals.subtotalIncl,
    subtotalExcl: totals.subtotalExcl,
    discount: totals.discount,
    shipping: shipping
      ? {
          listIncl: shipping.listIncl,
          discount: shipping.discount,
          incl: shipping.incl,
          excl: shipping.excl,
          tax: shipping.tax,
          taxPercent: taxes[0]?.percent ?? 0,
        }
      : null,
    taxes,
    tax: totals.tax,
    grandTotal: totals.grandTotal,
  };
}

function orderLines({ lines, items, totals, state }: CartSource): readonly OrderLine[] {
  return lines.flatMap(({ line, source, parent, price }, index): readonly OrderLine[] => {
    const [amounts, item] = [totals.lines[index], items[index]];
    if (!amounts || !item) return [];
    const shown = parent ?? source;
    const options = 'configurable_options' in item ? (item.configurable_options ?? []) : [];
    return [
      {
        id: index + 1,
        type: parent ? 'configurable' : line.parts ? 'bundle' : source.record.type === 'virtual' ? 'virtual' : 'simple',
        sku: line.sku,
        parentSku: line.parentSku ?? null,
        name: shown.text.name ?? shown.record.sku,
        urlKey: shown.text.urlKey ?? null,
        picture: (source.record.pictures[0] ?? shown.record.pictures[0])?.hash ?? null,
        isSample: line.isSample === true,
        options: options.map(({ option_label: label, value_label: value }) => ({ label, value: value ?? '' })),
        parts: line.parts ? bundleParts(source, line.parts, state.now) : [],
        materials: item.materials,
        animalParts: item.animal_parts,
        ...(price.content ? { basePrice: basePrice(amounts.unitIncl, price.content) } : {}),
        quantity: line.quantity,
        originalUnitIncl: amounts.originalUnitIncl,
        unitIncl: amounts.unitIncl,
        unitExcl: amounts.unitExcl,
        originalRowIncl: amounts.originalRowIncl,
        rowIncl: amounts.rowIncl,
        rowExcl: amounts.rowExcl,
        discount: amounts.discount,
        tax: amounts.tax,
        taxPercent: amounts.taxPercent,
      },
    ];
  });
}

type Line = CartSource['lines'][number];

function bundleParts(bundle: Line['source'], parts: NonNullable<Line['line']['parts']>, now: Date): readonly OrderBundlePart[] {
  return parts.map(({ optionId, selectionId, sku, quantity }) => {
    const option = bundle.record.bundleOptions.find(({ id }) => id === optionId);
    const part = bundle.view.sourceBySku(sku);
    const own = part && priceOf(part, now)?.lowest;
    return {
      optionId,
      selectionId,
      option: (option && bundle.view.text(option.title)) ?? '',
      sku,
      name: part?.text.name ?? sku,
      quantity,
      unitIncl: own ? priceInBundle(own, bundle.record.bundleDiscountPercent).finalCents : 0,
    };
  });
}
