import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import type { Choices, Coupon, Rule } from './coupon.ts';

/** What a coupon takes off, in a few words. */
export function useRuleText(): (coupon: Pick<Coupon, 'rule'>) => string {
  const t = useMessages('coupons');
  const { money, number } = useFormats();
  return ({ rule: given }) => {
    const rule = given as Rule;
    if (rule.type === 'percent') return t('percentOff', { percent: number(rule.percent) });
    if (rule.type === 'free-shipping') return t('rule.free-shipping');
    return rule.type === 'fixed' ? t('eachOff', { amount: money(rule.cents) }) : t('amountOff', { amount: money(rule.cents) });
  };
}

/** When it can be used. */
export function usePeriodText(): (coupon: Pick<Coupon, 'startsAt' | 'endsAt'>) => string {
  const t = useMessages('coupons');
  const { moment } = useFormats();
  return ({ startsAt, endsAt }) => {
    if (startsAt && endsAt) return t('fromTo', { from: moment(startsAt), to: moment(endsAt) });
    if (startsAt) return t('from', { from: moment(startsAt) });
    return endsAt ? t('to', { to: moment(endsAt) }) : t('always');
  };
}

/** What a cart has to be, a line each. */
export function useConditionTexts(choices: Choices): (coupon: Coupon) => readonly string[] {
  const t = useMessages('coupons');
  const { money, country } = useFormats();
  return ({ minimumCents, categories, skus, countries, isForBusiness, excludesReduced }) => [
    ...(minimumCents ? [t('has.minimum', { amount: money(minimumCents) })] : []),
    ...(categories.length > 0
      ? [t('has.categories', { names: categories.map((id) => choices.categories.find((one) => one.id === id)?.name ?? id).join(', ') })]
      : []),
    ...(skus.length > 0 ? [t('has.skus', { skus: skus.join(', ') })] : []),
    ...(countries.length > 0 ? [t('has.countries', { names: countries.map(country).join(', ') })] : []),
    ...(isForBusiness ? [t('isForBusiness')] : []),
    ...(excludesReduced ? [t('excludesReduced')] : []),
  ];
}
