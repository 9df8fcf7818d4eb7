import type { Language } from '@shop/contract';
import { smallShop, type DemoPicture, type DemoProduct } from '@shop/demo-data';
import { pictureSize } from '@shop/demo-data/images';
import type { MailPicture } from '../../apps/backend/src/kernel/mail/blocks.ts';
import { aFullOrder } from '../../apps/backend/src/testing/a-full-order.ts';
import { aSeller } from '../../apps/backend/src/testing/an-order.ts';
import type { MailSamples } from '../../apps/backend/src/testing/every-mail.ts';

/** Mails load what they show from here; the browser of the sheets answers it itself. */
export const host = 'http://shop.example';

const words = {
  nl: { size: 'Maat', colour: 'Kleur', green: 'dennengroen', typed: 'Het lijfje zit te ruim; ik bestel hem een maat kleiner.' },
  de: { size: 'Größe', colour: 'Farbe', green: 'tannengrün', typed: 'Das Mieder sitzt zu weit; ich bestelle eine Größe kleiner.' },
  en: { size: 'Size', colour: 'Colour', green: 'fir green', typed: 'The bodice is too wide; I will order a smaller size.' },
} as const satisfies Record<Language, object>;

const legal = {
  nl: {
    title: 'Herroepingsrecht',
    html: '<h2>Bedenktijd</h2><p>Je kunt de overeenkomst binnen 14 dagen zonder opgave van redenen herroepen.</p>',
  },
  de: {
    title: 'Widerrufsbelehrung',
    html: '<h2>Widerrufsrecht</h2><p>Du kannst den Vertrag binnen 14 Tagen ohne Angabe von Gründen widerrufen.</p>',
  },
  en: {
    title: 'Right of withdrawal',
    html: '<h2>Cooling-off period</h2><p>You can withdraw from the contract within 14 days without giving a reason.</p>',
  },
} as const satisfies Record<Language, object>;

/** Three pieces that are often bought together. */
const bought: readonly DemoProduct[] = (['dirndl', 'blouse', 'bag'] as const).flatMap(
  (kind) => smallShop.products.find(({ pictures, type }) => type !== 'grouped' && pictures[0]?.garment.kind === kind) ?? [],
);

/** The picture behind an address of the samples. */
export function pictureAt(path: string): DemoPicture | undefined {
  return bought[Number(/^\/media\/(\d)\//.exec(path)?.[1])]?.pictures[0];
}

const pictureOf = (index: number): MailPicture | undefined => {
  const garment = bought[index]?.pictures[0]?.garment;
  const size = garment && pictureSize(garment);
  return size && { url: `${host}/media/${index}/160.jpg`, width: 80, height: Math.round((80 * size.height) / size.width) };
};

/** What the mails of a language are about: an order of the demo shop. */
export function samplesOf(language: Language, theme: string): MailSamples {
  const { size, colour, green, typed } = words[language];
  const cents = [20_900, 7_995, 5_995];
  const order = aFullOrder({ language, lines: bought.map((_, index) => ({ finalCents: cents[index] ?? 1_000 })) });
  const lines = order.lines.map((line, index) => ({
    ...line,
    name: bought[index]?.name[language] ?? line.name,
    picture: String(index),
    options: [
      { label: size, value: '38' },
      { label: colour, value: green },
    ],
  }));
  const first = pictureOf(0);
  return {
    sender: { ...aSeller, url: `${host}/`, theme },
    order: { ...order, lines, shippingMethod: null, invoices: order.invoices.map((invoice) => ({ ...invoice, suppliedOn: null })) },
    pictures: new Map(lines.flatMap((_, index) => [[String(index), pictureOf(index)] as const].filter(hasPicture))),
    legal: { terms: legal[language], withdrawal: legal[language] },
    product: { name: lines[0]?.name ?? '', ...(first ? { picture: first } : {}) },
    words: typed,
  };
}

const hasPicture = (entry: readonly [string, MailPicture | undefined]): entry is readonly [string, MailPicture] => entry[1] !== undefined;
