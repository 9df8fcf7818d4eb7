import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import type { Campaign, Rule } from './campaign.ts';

/** What a campaign takes off, in a few words. */
export function useRuleText(): (campaign: Pick<Campaign, 'rule'>) => string {
  const t = useMessages('campaigns');
  const { money, number } = useFormats();
  return ({ rule: given }) => {
    const rule = given as Rule;
    if (rule.type === 'percent') return t('percentOff', { percent: number(rule.percent) });
    return rule.type === 'fixed' ? t('fixedAt', { amount: money(rule.cents) }) : t('amountOff', { amount: money(rule.cents) });
  };
}
