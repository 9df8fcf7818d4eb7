import { createContext, useContext, type ReactNode } from 'react';
import type { Formats } from './formats.ts';
import type { MessageCatalogue, MessageNamespace } from './message-catalogue.ts';
import type { Translate, Translator } from './translate.ts';

export type Language = { readonly translator: Translator; readonly formats: Formats };

const LanguageContext = createContext<Language | undefined>(undefined);

export function LanguageProvider({ language, children }: { readonly language: Language; readonly children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('LanguageProvider is missing');
  return language;
}

/** The words of one feature: `const t = useMessages('catalog'); t('addToCart')`. */
export function useMessages<Name extends MessageNamespace>(namespace: Name): Translate<MessageCatalogue[Name]> {
  return useLanguage().translator.namespace(namespace);
}

/** Money, numbers and dates as the store view writes them. */
export const useFormats = (): Formats => useLanguage().formats;
