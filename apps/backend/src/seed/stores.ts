import { languages, type PerLanguage } from '@shop/contract';
import type { DemoBranch, DemoShop } from '@shop/demo-data';
import type { Tx } from '#kernel/database/database.ts';
import { writeBranches, writeFreeShippingRule, writeSeller, writeStoreViews } from '#modules/stores/index.ts';
import type { Branch, FreeShippingRule, Seller, StoreSettings, StoreView } from '#modules/stores/index.ts';
import { createDrawings, type Drawings, type RecipeStore } from './catalogue-drawings.ts';
import { byStore } from './catalogue-references.ts';

/** Provinces and states the branches stand in, by the ids of the country lists. */
const regionIds: Readonly<Record<DemoBranch['code'], number>> = { SIT: 52806, ROE: 52806, AAC: 27610 };

/** Draws the branches and returns what writes them, the store views and the free-shipping rule of the demo shop. */
export async function prepareStores(shop: Pick<DemoShop, 'branches'>, store: RecipeStore): Promise<(tx: Tx) => Promise<void>> {
  const drawings = createDrawings(store);
  const branches = await Promise.all(shop.branches.map((branch, index) => toBranch(branch, index, drawings)));
  return async (tx) => {
    await writeStoreViews(tx, storeViews);
    await writeBranches(tx, branches);
    await writeFreeShippingRule(tx, freeShipping);
    await writeSeller(tx, seller);
  };
}

/** The made-up company of the imprint. */
const seller: Seller = {
  name: 'Maas & Alm',
  legalName: 'Maas & Alm B.V. (demo)',
  address: 'Voorbeeldmarkt 12, 6131 ZZ Sittard',
  phone: '+31 46 000 00 01',
  email: 'info@maas-en-alm.example',
  registration: '00000000',
  vatId: 'NL000000000B00',
};

/** One of the widths pictures are made in; a page asks for the one it needs. */
const pictureWidth = 960;

async function toBranch({ pictures, ...branch }: DemoBranch, index: number, drawings: Drawings): Promise<Branch> {
  const drawn = await Promise.all(
    pictures.map(async ({ role, alt, ...picture }) => ({
      role,
      path: `${await drawings(picture)}/${pictureWidth}.webp`,
      label: byStore(alt),
    })),
  );
  return { ...branch, position: index + 1, contactName: null, regionId: regionIds[branch.code], pictures: drawn };
}

const reasons = (...descriptions: readonly string[]): Pick<StoreSettings, 'order_cancellation_reasons'> => ({
  order_cancellation_reasons: descriptions.map((description) => ({ description })),
});

const dutch: StoreSettings = {
  default_title: 'Maas & Alm',
  default_description: 'Dirndls, lederhosen en accessoires, online en in onze winkels in Sittard, Roermond en Aachen.',
  welcome: 'Welkom bij Maas & Alm',
  logo_alt: 'Maas & Alm, naar de startpagina',
  copyright: '© Maas & Alm',
  zero_subtotal_title: 'Geen betaling nodig',
  ...reasons('Ik heb me vergist', 'De bezorging duurt te lang', 'Ik heb een andere maat of kleur nodig', 'Andere reden'),
};

const german: StoreSettings = {
  default_title: 'Maas & Alm',
  default_description: 'Dirndl, Lederhosen und Accessoires, online und in unseren Läden in Sittard, Roermond und Aachen.',
  welcome: 'Willkommen bei Maas & Alm',
  logo_alt: 'Maas & Alm, zur Startseite',
  copyright: '© Maas & Alm',
  zero_subtotal_title: 'Keine Zahlung nötig',
  ...reasons('Ich habe mich vertan', 'Die Lieferung dauert zu lange', 'Ich brauche eine andere Größe oder Farbe', 'Anderer Grund'),
};

const english: StoreSettings = {
  default_title: 'Maas & Alm',
  default_description: 'Dirndls, lederhosen and accessories, online and in our shops in Sittard, Roermond and Aachen.',
  welcome: 'Welcome to Maas & Alm',
  logo_alt: 'Maas & Alm, to the home page',
  copyright: '© Maas & Alm',
  zero_subtotal_title: 'No payment needed',
  ...reasons('I ordered by mistake', 'Delivery takes too long', 'I need another size or colour', 'Another reason'),
};

const everyView = {
  currency: 'EUR',
  websiteId: 1,
  websiteCode: 'base',
  websiteName: 'Maas & Alm',
  groupCode: 'maas_alm',
  groupName: 'Maas & Alm',
  isDefault: false,
  isActive: true,
  rootCategoryId: 2,
  fallbackCode: null,
  theme: null,
} as const;

type LanguageView = Pick<StoreView, 'id' | 'name' | 'locale' | 'priceFormat' | 'settings'>;

/** What the view of each language has of its own. Customers and orders name a view by its id, which stays; 4 is Limburg's. */
const languageViews: PerLanguage<LanguageView> = {
  nl: { id: 1, name: 'Maas & Alm Nederland', locale: 'nl-NL', priceFormat: 'comma-dash', settings: dutch },
  de: { id: 2, name: 'Maas & Alm Deutschland', locale: 'de-DE', priceFormat: 'plain', settings: german },
  en: { id: 3, name: 'Maas & Alm English', locale: 'en-US', priceFormat: 'drop-zeros', settings: english },
};

/** A language each, and a second Dutch view that takes its words from the first and wears the other theme. */
const storeViews: readonly StoreView[] = [
  ...languages.map(({ code, isDefault }, index) => ({
    ...everyView,
    ...languageViews[code],
    code,
    language: code,
    isDefault,
    sortOrder: index + 1,
  })),
  {
    ...everyView,
    ...languageViews.nl,
    code: 'nl_limburg',
    id: 4,
    name: 'Maas & Alm Limburg',
    language: 'nl',
    groupCode: 'limburg',
    groupName: 'Maas & Alm Limburg',
    sortOrder: languages.length + 1,
    fallbackCode: 'nl',
    theme: 'stube',
    settings: { welcome: 'Welkom bij Maas & Alm in Limburg' },
  },
];

const freeShipping: FreeShippingRule = {
  websiteId: 1,
  isEnabled: true,
  defaultCents: 10_000,
  includesTax: true,
  countries: [
    {
      countryCode: 'DE',
      cents: 10_000,
      includesTax: true,
      message: {
        nl: 'Gratis bezorgd in Duitsland vanaf € 100',
        de: 'Kostenloser Versand innerhalb Deutschlands ab 100 €',
        en: 'Free delivery in Germany from €100',
      } satisfies PerLanguage<string>,
    },
    {
      countryCode: 'NL',
      cents: 10_000,
      includesTax: true,
      message: {
        nl: 'Gratis bezorgd in Nederland vanaf € 100',
        de: 'Kostenloser Versand in die Niederlande ab 100 €',
        en: 'Free delivery in the Netherlands from €100',
      } satisfies PerLanguage<string>,
    },
  ],
};
