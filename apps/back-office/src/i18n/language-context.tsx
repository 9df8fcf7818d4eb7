import { createContext, useContext, type ReactNode } from 'react';
import type { Formats } from './formats.ts';
import type { MessageCatalogue, MessageNamespace } from './message-catalogue.ts';
import type { Translate, Translator } from './translate.ts';

export type LanguageValue = { readonly locale: string; readonly translator: Translator; readonly formats: Formats };

const LanguageContext = createContext<LanguageValue | undefined>(undefined);

export function LanguageProvider({ language, children }: { readonly language: LanguageValue; readonly children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

function useLanguage(): LanguageValue {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('LanguageProvider is missing');
  return language;
}

/** The messages of one feature: `const t = useMessages('account'); t('endSession')`. */
export const useMessages = <Name extends MessageNamespace>(namespace: Name): Translate<MessageCatalogue[Name]> =>
  useLanguage().translator.namespace(namespace);

/** Money, numbers and moments as the person writes them. */
export const useFormats = (): Formats => useLanguage().formats;
