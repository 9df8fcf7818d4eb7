import { createContext, use, useCallback, useContext, type ReactNode } from 'react';
import type { Formats } from './formats.ts';
import type { MessageCatalogue, MessageNamespace } from './message-catalogue.ts';
import type { Translate, Translator } from './translate.ts';

export type LanguageValue = { readonly translator: Translator; readonly formats: Formats };

const LanguageContext = createContext<LanguageValue | undefined>(undefined);

type OnUse = (namespace: MessageNamespace) => void;

/** The server notes which messages a page shows, so that the browser has them before it hydrates. */
const OnUseContext = createContext<OnUse | undefined>(undefined);

type LanguageProviderProps = { readonly language: LanguageValue; readonly onUse?: OnUse | undefined; readonly children: ReactNode };

export function LanguageProvider({ language, onUse, children }: LanguageProviderProps) {
  return (
    <LanguageContext value={language}>
      <OnUseContext value={onUse}>{children}</OnUseContext>
    </LanguageContext>
  );
}

/** Around parts that the browser takes over later: their messages are not among the first. */
export function UnnotedMessages({ children }: { readonly children: ReactNode }) {
  return <OnUseContext value={undefined}>{children}</OnUseContext>;
}

function useLanguage(): LanguageValue {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('LanguageProvider is missing');
  return language;
}

/** The messages of one feature: `const t = useMessages('catalog'); t('addToCart')`. */
export function useMessages<Name extends MessageNamespace>(namespace: Name): Translate<MessageCatalogue[Name]> {
  const { translator } = useLanguage();
  useContext(OnUseContext)?.(namespace);
  const arrival = translator.arrival(namespace);
  if (arrival) use(arrival);
  return translator.namespace(namespace);
}

/** The same for messages that only an event needs: they are fetched then, not with the page. */
export function useLaterMessages<Name extends MessageNamespace>(namespace: Name): () => Promise<Translate<MessageCatalogue[Name]>> {
  const { translator } = useLanguage();
  return useCallback(async () => {
    await translator.arrival(namespace);
    return translator.namespace(namespace);
  }, [translator, namespace]);
}

/** Money, numbers and dates as the store view writes them. */
export const useFormats = (): Formats => useLanguage().formats;
