import type { Cents } from '#kernel/money.ts';
import { pickText } from '#modules/stores/index.ts';
import type { StoreTexts } from '#modules/stores/index.ts';
import { methodRegistry, type MethodBehaviour } from './method-registry.ts';
import type { PaymentMethodRecord } from './payment-method.ts';
import type { ListedMethod, PaymentMethodCode } from './provider.ts';

/** What is to be paid, by whom and where to. */
export type OfferQuestion = {
  /** The store view's code and those its texts fall back to. */
  readonly texts: readonly string[];
  readonly billingCountry: string;
  /** Undefined when the goods are collected or nothing is delivered. */
  readonly shippingCountry?: string | undefined;
  readonly amount: Cents;
  readonly isPickup: boolean;
  readonly isApprovedBusiness: boolean;
  /** YYYY-MM-DD, when the profile has it. */
  readonly dateOfBirth?: string | null | undefined;
  /** What this customer paid with last. */
  readonly lastUsed?: string | undefined;
};

type OfferedField = {
  readonly code: string;
  readonly label: string;
  readonly type: 'text' | 'select';
  readonly isRequired: boolean;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

/** A method in the words of one store view. */
export type OfferedPaymentMethod = {
  readonly code: PaymentMethodCode;
  readonly title: string;
  readonly description: string;
  readonly instructions: string | null;
  readonly fields: readonly OfferedField[];
  readonly behaviour: MethodBehaviour;
  /** The provider's code, also where only its list knows it. */
  readonly gateway: string | null;
};

/** The methods that can be used now, in the order of the billing country (PAY-01). */
export function offerMethods(
  records: readonly PaymentMethodRecord[],
  question: OfferQuestion,
  listed: readonly ListedMethod[],
  now: Date,
): readonly OfferedPaymentMethod[] {
  const place = question.billingCountry === 'NL' || question.billingCountry === 'DE' ? question.billingCountry : 'other';
  const usable = records
    .filter((record) => isUsable(record, question, now))
    .toSorted((a, b) => a.position[place] - b.position[place])
    .map((record) => describeMethod(record, question.texts, listed))
    .filter(({ behaviour, gateway }) => behaviour.listedAs === null || gateway !== null);
  return creditNotFirst(lastUsedFirst(usable, question.lastUsed));
}

/** A method in the words of a store view, whether or not it can be used. */
export function describeMethod(
  record: PaymentMethodRecord,
  texts: readonly string[],
  listed: readonly ListedMethod[] = [],
): OfferedPaymentMethod {
  const behaviour = methodRegistry[record.code];
  const say = (own: StoreTexts): string => pickText(own, texts) ?? '';
  const { listedAs } = behaviour;
  return {
    code: record.code,
    title: say(record.title),
    description: say(record.description),
    instructions: record.instructions && (pickText(record.instructions, texts) ?? null),
    fields: record.additionalFields.map((field) => ({
      ...field,
      label: say(field.label),
      options: field.options.map(({ value, label }) => ({ value, label: say(label) })),
    })),
    behaviour,
    gateway:
      behaviour.gateway ??
      (listedAs && (listed.find(({ gateway, name }) => listedAs.test(name) || listedAs.test(gateway))?.gateway ?? null)),
  };
}

function isUsable(record: PaymentMethodRecord, question: OfferQuestion, now: Date): boolean {
  const { isForBusiness, isForPickup, isPayLater } = methodRegistry[record.code];
  const { amount, billingCountry, shippingCountry } = question;
  if (!record.isActive || (record.code === 'free') !== (amount === 0)) return false;
  if (isForBusiness && !question.isApprovedBusiness) return false;
  if (isForPickup && !question.isPickup) return false;
  if (isPayLater && isMinor(question.dateOfBirth, now)) return false;
  if (amount < (record.minimumCents ?? 0) || amount > (record.maximumCents ?? Infinity)) return false;
  return (
    !record.countryCodes || [billingCountry, shippingCountry].some((code) => code !== undefined && record.countryCodes?.includes(code))
  );
}

/** Without a date of birth the provider finds out. */
function isMinor(dateOfBirth: string | null | undefined, now: Date): boolean {
  if (!dateOfBirth) return false;
  const [year = 0, month = 1, day = 1] = dateOfBirth.split('-').map(Number);
  return Date.UTC(year + 18, month - 1, day) > now.getTime();
}

function lastUsedFirst(methods: readonly OfferedPaymentMethod[], lastUsed: string | undefined): readonly OfferedPaymentMethod[] {
  const found = methods.find(({ code, behaviour }) => code === lastUsed && !behaviour.isPayLater);
  return found ? [found, ...methods.filter((method) => method !== found)] : methods;
}

/** LAW-22: credit never stands first; where nothing else is left it is not offered at all. */
function creditNotFirst(methods: readonly OfferedPaymentMethod[]): readonly OfferedPaymentMethod[] {
  const first = methods.findIndex(({ behaviour }) => !behaviour.isPayLater);
  if (first < 1) return first === 0 ? methods : [];
  return [...methods.slice(first, first + 1), ...methods.slice(0, first), ...methods.slice(first + 1)];
}
