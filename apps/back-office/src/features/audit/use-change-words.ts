import { useMemo } from 'react';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { useBranchName } from '../../lib/branches/branches.ts';
import { pathWord } from '../../lib/log/path-word.ts';
import { useLogWords, type LookUp } from '../../lib/log/use-log-words.ts';
import { valueText } from '../../lib/log/value-text.ts';
import type { Entry } from './entry.ts';

type Of = Pick<Entry, 'entity'>;
/** Fields and values of an entry in words; of what kind of thing they are tells two of one name apart. */
export type ChangeWords = {
  readonly field: (entry: Of, name: string) => string;
  readonly value: (entry: Of, field: string, value: unknown) => string;
};

/** What entries say was changed: more than any screen lets somebody change. */
export function useChangeWords(): ChangeWords {
  const log = useMessages('log') as LookUp;
  const changes = useMessages('changes') as LookUp;
  const orderWord = useMessages('orderWords') as LookUp;
  const returnWord = useMessages('returnWords') as LookUp;
  const formats = useFormats();
  const branchName = useBranchName();
  const words = useLogWords();
  return useMemo(() => {
    // A message that is not there is answered by its key.
    const wordFor = (key: string, fallback: string): string => [log(key), changes(key)].find((word) => word !== key) ?? fallback;
    const place = (code: string): string => wordFor(`source.${code}`, branchName(code));
    const percent = (count: number): string => log('value.percent', { count: formats.number(count) });
    const tools = { ...formats, percent, place, word: wordFor };
    return {
      field: ({ entity }, name) => {
        if (entity === 'stock') return place(name);
        if (name.startsWith('mails.')) return `${log('field.mails')}: ${wordFor(name, name.slice('mails.'.length))}`;
        const own = wordFor(`field.${entity}.${name}`, wordFor(`field.${name}`, ''));
        // Prices have names of their own there.
        return own || (words.field(name) === name ? pathWord(name, (key) => wordFor(`field.${key}`, '')) : words.field(name));
      },
      value: ({ entity }, field, given) => {
        if (field === 'focus' || field === 'roles') return words.value(field, given);
        if (typeof given !== 'string' || given === '') return valueText(field, given, tools);
        if (entity === 'order' && field === 'status') return orderWord(`status.${given}`);
        if (entity === 'return' && (field === 'state' || field === 'kind')) return returnWord(`${field}.${given}`);
        return wordFor(`${entity}.${field}.${given}`, valueText(field, given, tools));
      },
    };
  }, [log, changes, orderWord, returnWord, formats, branchName, words]);
}
