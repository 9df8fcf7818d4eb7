import { useRevalidator } from 'react-router';
import { useMessages } from '../../../i18n/language-context.tsx';
import type { Conflict, Current } from '../../../lib/edits/edit-state.ts';
import { useEdits, type Edit, type Edits, type SaveAnswer } from '../../../lib/edits/use-edits.ts';
import { useLogWords } from '../../../lib/log/use-log-words.ts';
import { useRefusal, type RefusalText } from '../../../lib/refusals/use-refusal.ts';
import type { Values } from './values.ts';

export type ThingEdits = Edits<Values>;
export type Store = {
  readonly code: string;
  readonly name: string;
  readonly language: string;
  readonly fallback?: string | null | undefined;
};
type Thing = { readonly version: number; readonly values: unknown };

const currentOf = ({ version, values }: Thing): Current<Values> => ({ version, values: values as Values });

/** Those that have texts of their own; others take theirs from one of these. */
export const ownStores = (stores: readonly Store[]): readonly Store[] => stores.filter(({ fallback }) => !fallback);

type Given = { readonly __typename: string };
/** The answer among all of them that says it was saved. */
type SavedOf<Answer> = Extract<Answer, { readonly merged: readonly string[] }>;

type Sending<Answer> = {
  readonly entity: string;
  readonly id: string;
  readonly thing: Thing;
  readonly send: (edit: Edit) => Promise<Answer>;
  readonly savedOf: (saved: SavedOf<Answer>) => Thing;
};

/** What is typed on the page of a thing, and how it is saved. */
export function useThing<Answer extends Given>({ entity, id, thing, send, savedOf }: Sending<Answer>): ThingEdits {
  const words = useRefusal('catalogue');
  const { revalidate } = useRevalidator();
  const save = async (edit: Edit): Promise<SaveAnswer<Values>> => {
    const answer: Given = await send(edit);
    if (answer.__typename === 'EditConflict') return { kind: 'conflict', conflict: answer as Given & Conflict };
    if (answer.__typename === 'Refusal') {
      const refused = answer as Given & Parameters<RefusalText>[0] & { readonly field?: string | null };
      return { kind: 'refused', message: words(refused), field: refused.field };
    }
    if (answer.__typename === 'WaitsForApproval') return { kind: 'waits' };
    const saved = answer as SavedOf<Answer> & { readonly merged: readonly string[] };
    // Names, pictures and counts beside the fields are others now.
    void revalidate();
    return { kind: 'saved', current: currentOf(savedOf(saved)), merged: saved.merged };
  };
  return useEdits(entity, id, currentOf(thing), save);
}

export type FieldWords = { readonly field: (path: string) => string; readonly value: (path: string, value: unknown) => string };

/** Paths in words: what has a word here by the whole path or its beginning, and which language it is; all else as the log says it. */
export function useFieldWords(nameOf: (path: string) => string | undefined): FieldWords {
  const t = useMessages('catalogue') as (key: string) => string;
  const words = useLogWords();
  const own = (path: string): string | undefined => {
    const key = `field.${path}`;
    return t(key) === key ? undefined : t(key);
  };
  return {
    value: words.value,
    field: (path) => {
      const [kind = '', store = '', name = ''] = path.split('.');
      const code = store.toUpperCase();
      return (
        nameOf(path) ??
        own(path) ??
        (own(`${kind}.${name}`) ? `${own(`${kind}.${name}`)} ${code}` : own(kind) ? `${own(kind)} ${code}` : words.field(path))
      );
    },
  };
}
