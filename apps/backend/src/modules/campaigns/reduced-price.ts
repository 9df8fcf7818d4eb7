import type { Cents } from '#kernel/money.ts';
import { lessPercent } from '#modules/pricing/index.ts';
import type { CampaignRule, Rounding } from './campaign.ts';

/** What a campaign asks for an article that costs so much; never below a cent. */
export function reducedPrice(regular: Cents, rule: CampaignRule, rounding: Rounding): Cents {
  if (rule.type === 'fixed') return rule.cents;
  const cents = rule.type === 'percent' ? lessPercent(regular, rule.percent) : regular - rule.cents;
  return Math.max(1, rounded(cents, rounding));
}

/** Down, so that the percentage that was promised is given. */
function rounded(cents: Cents, rounding: Rounding): Cents {
  if (rounding === 'five') return Math.floor(cents / 5) * 5;
  if (rounding === 'ninety_five') return Math.floor((cents + 5) / 100) * 100 - 5;
  return cents;
}
