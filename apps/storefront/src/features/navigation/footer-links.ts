import type { Language, PerLanguage } from '@shop/contract';
import type { Screen } from '../../lib/page/screen-paths.ts';

/** The pages every footer links, by group; each is a content page with an address in every language (LAW-08, LAW-13, LAW-21). */
export const footerGroups = [
  { title: 'groupService', pages: ['shipping', 'returns', 'sizeAdvice', 'alterations'] },
  { title: 'groupRights', pages: ['withdrawalRight', 'guarantee', 'recalls', 'accessibility'] },
  { title: 'groupShop', pages: ['about', 'legalNotice', 'terms', 'privacy'] },
] as const;

/** Screens of the shop beside the pages of a group. */
export const footerScreens = {
  groupService: ['customerService', 'faq', 'contact'],
  groupRights: [],
  groupShop: ['branches', 'blog', 'brands', 'finder', 'sale'],
} as const satisfies Readonly<Record<(typeof footerGroups)[number]['title'], readonly Screen[]>>;

export type FooterPage = (typeof footerGroups)[number]['pages'][number];

/** What the law wants on every page, the checkout included, and nothing else (LAW-08, LAW-13, LAW-14, LAW-21). */
export const checkoutPages = [
  'legalNotice',
  'terms',
  'privacy',
  'withdrawalRight',
  'shipping',
  'returns',
  'guarantee',
  'recalls',
  'accessibility',
] as const satisfies readonly FooterPage[];
export const checkoutScreens = ['contact', 'branches'] as const satisfies readonly Screen[];

type Paths = Readonly<Record<FooterPage, string>>;

const paths: PerLanguage<Paths> = {
  nl: {
    shipping: 'verzending-en-betaling',
    returns: 'retourneren',
    sizeAdvice: 'maatadvies',
    alterations: 'vermaakservice',
    withdrawalRight: 'herroepingsrecht',
    guarantee: 'garantie',
    recalls: 'terugroepacties',
    accessibility: 'toegankelijkheid',
    about: 'over-ons',
    legalNotice: 'bedrijfsgegevens',
    terms: 'voorwaarden',
    privacy: 'privacy',
  },
  de: {
    shipping: 'versand-und-zahlung',
    returns: 'ruecksendung',
    sizeAdvice: 'groessenberatung',
    alterations: 'aenderungsservice',
    withdrawalRight: 'widerrufsrecht',
    guarantee: 'gewaehrleistung',
    recalls: 'rueckrufe',
    accessibility: 'barrierefreiheit',
    about: 'ueber-uns',
    legalNotice: 'impressum',
    terms: 'agb',
    privacy: 'datenschutz',
  },
  en: {
    shipping: 'shipping-and-payment',
    returns: 'returns',
    sizeAdvice: 'size-advice',
    alterations: 'alterations',
    withdrawalRight: 'right-of-withdrawal',
    guarantee: 'guarantee',
    recalls: 'recalls',
    accessibility: 'accessibility',
    about: 'about-us',
    legalNotice: 'legal-notice',
    terms: 'terms',
    privacy: 'privacy',
  },
};

/** The address of a content page in a language, without prefix. */
export const contentPath = (language: Language, page: FooterPage): string => paths[language][page];
