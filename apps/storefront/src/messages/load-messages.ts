import type { Language, PerLanguage } from '@shop/contract';
import type { MessageNamespace, Messages } from '../i18n/message-catalogue.ts';
import { usablePromise } from '../rendering/usable-promise.ts';
import { areaOf, type Area, type AreaLoaders, type AreaMessages } from './areas.ts';

type Core = { readonly messages: AreaMessages<'core'>; readonly areas: AreaLoaders };

/** One module an area and language, so that a browser fetches only the messages of its pages in the language it shows. */
const loadCoreOf: PerLanguage<() => Promise<Core>> = {
  nl: () => import('./nl/core.ts'),
  de: () => import('./de/core.ts'),
  en: () => import('./en/core.ts'),
};

/** The source module of the messages of a namespace. */
export const messagesSource = (language: Language, namespace: MessageNamespace): string =>
  `src/messages/${language}/${areaOf[namespace]}.ts`;

const joined = new Map<Language, Promise<Messages>>();

/** All messages of a language, as the server needs them. */
export function loadMessages(language: Language): Promise<Messages> {
  const known = joined.get(language) ?? join(language);
  joined.set(language, known);
  return known;
}

async function join(language: Language): Promise<Messages> {
  const core = await loadCoreOf[language]();
  const areas = await Promise.all(Object.values(core.areas).map((load) => load()));
  return Object.assign({}, core.messages, ...areas.map(({ messages }) => messages)) as Messages;
}

const areaNames: ReadonlySet<string> = new Set(Object.values(areaOf));

export type LazyMessages = {
  /** Filled as areas arrive. */
  readonly messages: Partial<Messages>;
  readonly load: (namespace: MessageNamespace) => Promise<void>;
  /** The areas among modules as `messagesSource` names them. */
  readonly loadSources: (sources: readonly string[]) => Promise<unknown>;
};

/** The messages of a language as the browser needs them: area by area, each fetched once. */
export function lazyMessages(language: Language): LazyMessages {
  const loadCore = loadCoreOf[language];
  const messages: Partial<Messages> = {};
  const loading = new Map<Area, Promise<void>>();
  const fetchArea = async (area: Area): Promise<void> => {
    try {
      const core = await loadCore();
      Object.assign(messages, (area === 'core' ? core : await core.areas[area]()).messages);
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
  const isArea = (name: string): name is Area => areaNames.has(name);
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
