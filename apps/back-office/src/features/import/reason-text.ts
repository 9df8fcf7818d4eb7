import { useMessages } from '../../i18n/language-context.tsx';
import { useRefusal } from '../../lib/refusals/use-refusal.ts';
import { readReason } from './row-reasons.ts';

type LookUp = (key: string, parameters?: Readonly<Record<string, string>>) => string;

/** What the shop says against a row or a file, in the person's words; its own where it has said something new. */
export function useReasonText(): (sentence: string) => string {
  const t = useMessages('import') as LookUp;
  return (sentence) => {
    const read = readReason(sentence);
    return read ? t(read.key, read.parameters) : sentence;
  };
}

/** Why the shop does not do what was asked with a file. */
export function useRefused(): (refusal: { readonly code: string; readonly message: string }) => string {
  const t = useMessages('import');
  const shared = useRefusal();
  return (refusal) => (refusal.code === 'gone' || refusal.code === 'rows' ? t(`no.${refusal.code}`) : shared(refusal));
}
