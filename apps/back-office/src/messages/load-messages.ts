import type { Language, PerLanguage } from '@shop/contract';
import type { Messages } from '../i18n/message-catalogue.ts';
import type { Area, AreaMessages } from './areas.ts';

type Loaders = { readonly [Name in Area]: () => Promise<{ readonly messages: AreaMessages<Name> }> };

/** One module an area and language: a browser fetches the language of its person only. */
const loaders: PerLanguage<Loaders> = {
  nl: {
    catalogue: () => import('./nl/catalogue.ts'),
    coupons: () => import('./nl/coupons.ts'),
    desk: () => import('./nl/desk.ts'),
    entrance: () => import('./nl/entrance.ts'),
    giftcards: () => import('./nl/giftcards.ts'),
    import: () => import('./nl/import.ts'),
    media: () => import('./nl/media.ts'),
    making: () => import('./nl/making.ts'),
    office: () => import('./nl/office.ts'),
    order: () => import('./nl/order.ts'),
    people: () => import('./nl/people.ts'),
    permissions: () => import('./nl/permissions.ts'),
    picking: () => import('./nl/picking.ts'),
    prices: () => import('./nl/prices.ts'),
    products: () => import('./nl/products.ts'),
    queues: () => import('./nl/queues.ts'),
    returns: () => import('./nl/returns.ts'),
    settings: () => import('./nl/settings.ts'),
    telephone: () => import('./nl/telephone.ts'),
  },
  de: {
    catalogue: () => import('./de/catalogue.ts'),
    coupons: () => import('./de/coupons.ts'),
    desk: () => import('./de/desk.ts'),
    entrance: () => import('./de/entrance.ts'),
    giftcards: () => import('./de/giftcards.ts'),
    import: () => import('./de/import.ts'),
    media: () => import('./de/media.ts'),
    making: () => import('./de/making.ts'),
    office: () => import('./de/office.ts'),
    order: () => import('./de/order.ts'),
    people: () => import('./de/people.ts'),
    permissions: () => import('./de/permissions.ts'),
    picking: () => import('./de/picking.ts'),
    prices: () => import('./de/prices.ts'),
    products: () => import('./de/products.ts'),
    queues: () => import('./de/queues.ts'),
    returns: () => import('./de/returns.ts'),
    settings: () => import('./de/settings.ts'),
    telephone: () => import('./de/telephone.ts'),
  },
  en: {
    catalogue: () => import('./en/catalogue.ts'),
    coupons: () => import('./en/coupons.ts'),
    desk: () => import('./en/desk.ts'),
    entrance: () => import('./en/entrance.ts'),
    giftcards: () => import('./en/giftcards.ts'),
    import: () => import('./en/import.ts'),
    media: () => import('./en/media.ts'),
    making: () => import('./en/making.ts'),
    office: () => import('./en/office.ts'),
    order: () => import('./en/order.ts'),
    people: () => import('./en/people.ts'),
    permissions: () => import('./en/permissions.ts'),
    picking: () => import('./en/picking.ts'),
    prices: () => import('./en/prices.ts'),
    products: () => import('./en/products.ts'),
    queues: () => import('./en/queues.ts'),
    returns: () => import('./en/returns.ts'),
    settings: () => import('./en/settings.ts'),
    telephone: () => import('./en/telephone.ts'),
  },
};

export const loadArea = async (language: Language, area: Area): Promise<Partial<Messages>> => (await loaders[language][area]()).messages;
