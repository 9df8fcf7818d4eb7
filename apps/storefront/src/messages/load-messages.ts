import type { MessageNamespace, Messages } from '../i18n/message-catalogue.ts';
import { usablePromise } from '../lib/usable-promise.ts';
import { areaOf, type Area, type AreaMessages } from './areas.ts';

type Loaders = { readonly [Name in Area]: () => Promise<{ readonly messages: AreaMessages<Name> }> };

/** One module an area and language, so that a browser fetches only the words of its pages in the language it shows. */
const languages = {
  nl: {
    core: () => import('./nl/core.ts'),
    search: () => import('./nl/search.ts'),
    wishlist: () => import('./nl/wishlist.ts'),
    product: () => import('./nl/product.ts'),
    purchase: () => import('./nl/purchase.ts'),
    orders: () => import('./nl/orders.ts'),
    account: () => import('./nl/account.ts'),
    fields: () => import('./nl/fields.ts'),
    content: () => import('./nl/content.ts'),
    notices: () => import('./nl/notices.ts'),
  },
  de: {
    core: () => import('./de/core.ts'),
    search: () => import('./de/search.ts'),
    wishlist: () => import('./de/wishlist.ts'),
    product: () => import('./de/product.ts'),
    purchase: () => import('./de/purchase.ts'),
    orders: () => import('./de/orders.ts'),
    account: () => import('./de/account.ts'),
    fields: () => import('./de/fields.ts'),
    content: () => import('./de/content.ts'),
    notices: () => import('./de/notices.ts'),
  },
  en: {
    core: () => import('./en/core.ts'),
    search: () => import('./en/search.ts'),
    wishlist: () => import('./en/wishlist.ts'),
    product: () => import('./en/product.ts'),
    purchase: () => import('./en/purchase.ts'),
    orders: () => import('./en/orders.ts'),
    account: () => import('./en/account.ts'),
    fields: () => import('./en/fields.ts'),
    content: () => import('./en/content.ts'),
    notices: () => import('./en/notices.ts'),
  },
} satisfies Record<string, Loaders>;

export type MessageLanguage = keyof typeof languages;

const isMessageLanguage = (language: string): language is MessageLanguage => Object.hasOwn(languages, language);

/** A store view in a language without words of its own speaks English. */
export const messageLanguage = (language: string): MessageLanguage => (isMessageLanguage(language) ? language : 'en');

/** The source module of the words of a namespace. */
export const wordsSource = (language: string, namespace: MessageNamespace): string =>
  `src/messages/${messageLanguage(language)}/${areaOf[namespace]}.ts`;

const joined = new Map<MessageLanguage, Promise<Messages>>();

/** All words of a language, as the server needs them. */
export function loadMessages(language: string): Promise<Messages> {
  const name = messageLanguage(language);
  const known = joined.get(name) ?? join(name);
  joined.set(name, known);
  return known;
}

async function join(language: MessageLanguage): Promise<Messages> {
  const areas = await Promise.all(Object.values(languages[language]).map((load) => load()));
  return Object.assign({}, ...areas.map(({ messages }) => messages)) as Messages;
}

export type LateMessages = {
  /** Filled as areas arrive. */
  readonly messages: Partial<Messages>;
  readonly load: (namespace: MessageNamespace) => Promise<void>;
  /** The areas among modules as `wordsSource` names them. */
  readonly loadSources: (sources: readonly string[]) => Promise<unknown>;
};

/** The words of a language as the browser needs them: area by area, each fetched once. */
export function lateMessages(language: string): LateMessages {
  const loaders = languages[messageLanguage(language)];
  const messages: Partial<Messages> = {};
  const loading = new Map<Area, Promise<void>>();
  const fetchArea = async (area: Area): Promise<void> => {
    try {
      Object.assign(messages, (await loaders[area]()).messages);
    } catch (error) {
      // The next who needs them may try again.
      loading.delete(area);
      throw error;
    }
  };
  const load = (area: Area): Promise<void> => {
    const known = loading.get(area) ?? usablePromise(fetchArea(area));
    loading.set(area, known);
    return known;
  };
  const isArea = (name: string): name is Area => Object.hasOwn(loaders, name);
  return {
    messages,
    load: (namespace) => load(areaOf[namespace]),
    loadSources: (sources) =>
      Promise.all(
        sources
          .map((source) => source.replace(/^.*\/|\.ts$/g, ''))
          .filter(isArea)
          .map(load),
      ),
  };
}
