import { languageLocales, type Language } from '@shop/contract';
import { addDays } from '@shop/rules/add-days';
import { branchTimeZone } from '@shop/rules/branch-time-zone';
import { hoursOn, type BranchHours, type OpeningTime } from '@shop/rules/opening-state';
import { zonedParts } from '@shop/rules/zoned-time';
import type { MailFact } from '#kernel/mail/blocks.ts';
import type { OrderPickup } from '../order.ts';
import { orderMailMessages } from './messages.ts';

type Branch = BranchHours & { readonly phone: string };

/** Where it is collected, with the telephone and the hours the branch has today; what was ordered long ago may name older ones. */
export function branchFacts(pickup: OrderPickup, branch: Branch | undefined, language: Language, now: Date): readonly MailFact[] {
  const messages = orderMailMessages[language];
  const phone = branch?.phone ?? pickup.phone;
  const rows: readonly (MailFact | false)[] = [
    [messages.pickup, [pickup.name, pickup.street, `${pickup.postcode} ${pickup.city}`].join('\n')],
    Boolean(phone) && [messages.branchPhone, phone ?? ''],
    branch !== undefined && [messages.openingHours, weekLines(branch, language, now).join('\n')],
  ];
  return rows.filter((row) => row !== false);
}

/** The next seven days with what holds on each date; days that follow each other with the same hours are one line. */
function weekLines(branch: BranchHours, language: Language, now: Date): readonly string[] {
  const names = new Intl.DateTimeFormat(languageLocales[language], { weekday: 'short', timeZone: 'UTC' });
  const today = zonedParts(now, branchTimeZone).date;
  const days = Array.from({ length: 7 }, (_, ahead) => addDays(today, ahead)).map((date) => ({
    name: names.format(new Date(`${date}T00:00:00Z`)),
    hours: hoursText(hoursOn(branch, date), language),
  }));
  const groups: { first: string; last: string; hours: string }[] = [];
  for (const { name, hours } of days) {
    const group = groups.at(-1);
    if (group?.hours === hours) group.last = name;
    else groups.push({ first: name, last: name, hours });
  }
  return groups.map(({ first, last, hours }) => `${first === last ? first : `${first}–${last}`} ${hours}`);
}

const hoursText = (times: readonly OpeningTime[], language: Language): string =>
  times.length === 0 ? orderMailMessages[language].closed : times.map(({ from, to }) => `${from}–${to}`).join(', ');
