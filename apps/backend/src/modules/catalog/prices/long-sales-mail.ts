import { languageLocales, type Language } from '@shop/contract';
import { branchTimeZone } from '@shop/rules/branch-time-zone';
import { sentences } from '#kernel/mail/blocks.ts';
import type { Email } from '#kernel/mail/email.ts';
import { mailLayout, type MailSender } from '#kernel/mail/layout.ts';
import type { LongSale } from './long-sales.ts';

const messages = {
  nl: {
    subject: 'Te lang in de aanbieding: {count}',
    lead: 'Deze artikelen zijn langer dan 90 dagen afgeprijsd. Wat zo lang afgeprijsd is, mag niet meer als korting worden getoond: beëindig de actieprijs of maak hem de gewone prijs.',
    row: '{sku} {name}: sinds {date}, {days} dagen',
    more: 'En nog {count} andere.',
  },
  de: {
    subject: 'Zu lange reduziert: {count}',
    lead: 'Diese Artikel sind seit mehr als 90 Tagen reduziert. Was so lange reduziert ist, darf nicht mehr als Ermäßigung gezeigt werden: Beende den Aktionspreis, oder mach ihn zum normalen Preis.',
    row: '{sku} {name}: seit {date}, {days} Tage',
    more: 'Und {count} weitere.',
  },
  en: {
    subject: 'On sale for too long: {count}',
    lead: 'These items have been reduced for more than 90 days. What is reduced for that long may no longer be shown as a reduction: end the special price, or make it the usual one.',
    row: '{sku} {name}: since {date}, {days} days',
    more: 'And {count} more.',
  },
} satisfies Record<Language, Record<string, string>>;

/** More would be read by nobody; they are on the next list. */
const maxRows = 200;

type Frame = { readonly language: Language; readonly sender: MailSender; readonly to: string };

/** To staff: what may not be called a reduction any more (LAW-03). */
export function longSalesMail({ language, sender, to }: Frame, sales: readonly LongSale[]): Email {
  const localized = messages[language];
  const dates = new Intl.DateTimeFormat(languageLocales[language], { dateStyle: 'long', timeZone: branchTimeZone });
  const rows = sales
    .slice(0, maxRows)
    .map((sale) => fill(localized.row, { ...sale, date: dates.format(sale.since), days: String(sale.days) }));
  const more = sales.length > maxRows ? [fill(localized.more, { count: String(sales.length - maxRows) })] : [];
  const subject = fill(localized.subject, { count: String(sales.length) });
  const layout = mailLayout(language, {
    sender,
    title: subject,
    blocks: [sentences(localized.lead), { kind: 'list', items: rows }, ...more.map((line) => sentences(line))],
  });
  return { to, subject, ...layout };
}

const fill = (text: string, values: Readonly<Record<string, unknown>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (typeof values[name] === 'string' ? values[name] : whole));
