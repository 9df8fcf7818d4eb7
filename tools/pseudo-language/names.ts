import { demoReviews, smallShop } from '../../packages/demo-data/index.ts';
import { reviewSeed } from '../../apps/backend/src/seed/reviews.ts';
import { aFullOrder } from '../../apps/backend/src/testing/a-full-order.ts';
import { aSeller } from '../../apps/backend/src/testing/an-order.ts';

/** What the shop says in every language: its own name, sizes, and loan words that the demo data gives as the same in all of them. */
const alike = 'Maas Alm Nederlands Deutsch English NL DE EN jacquard lederhosen baby charivari outfits bestsellers sale cm demo XXS XS';

/** Days and months come from the locale, which is the Dutch one. */
const dates = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day))).flatMap((date) =>
  [{ dateStyle: 'full' } as const, { weekday: 'short', month: 'short' } as const].map((style) => date.toLocaleDateString('nl-NL', style)),
);

/** Proper names, addresses and numbers of the demo shop, and all that the order of the mails has of its own. */
const data = JSON.stringify([
  smallShop.brands.map(({ title, maker, euResponsible }) => [title, maker, euResponsible]),
  smallShop.branches.map(({ name, street, postcode, city }) => [name, street, postcode, city]),
  smallShop.products.map(({ sku }) => sku),
  smallShop.sizeCharts.map(({ rows }) => rows.map(({ option }) => option)),
]);

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];

/** Words of a page that are no text of the shop, in lower case. */
export const pageNames: ReadonlySet<string> = new Set(wordsOf([alike, ...dates, data].join(' ')));

/** The same for mails, whose order is made by hand; its country comes from the locale. */
export const mailNames: ReadonlySet<string> = new Set([
  ...pageNames,
  ...wordsOf(JSON.stringify([aFullOrder(), aSeller])),
  ...wordsOf('Eva Nederland'),
]);

const reviews = demoReviews(smallShop, reviewSeed);
const opinions = new Set(reviews.flatMap(({ title, text }) => [title, text]));
const nicknames = [...new Set(reviews.map(({ nickname }) => nickname))];

/** What visitors typed stands on a page as it is, in whatever language: opinions, and what was searched for. */
export const isOfVisitors = (text: string): boolean =>
  opinions.has(text) || nicknames.some((name) => text.startsWith(`${name} ·`)) || text.endsWith('‘dirndl’');
