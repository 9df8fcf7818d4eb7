import { useState } from 'react';
import {
  ChangeTelephoneOrderDocument,
  SendTelephoneOrderDocument,
  type TelephoneRowFragment,
  type TelephoneScreenQuery,
} from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ask } from '../../../lib/api/api.ts';
import { useEdits, type Edit, type Edits, type SaveAnswer } from '../../../lib/edits/use-edits.ts';
import { createIntentKeys } from '../../../lib/intent-keys.ts';
import { draftOf, emptyDraft, whyOver, wishOf, type TelephoneDraft } from './draft.ts';
import { useQuote, type Quote, type Quoted } from './use-quote.ts';
import { useTelephoneRefusal } from './use-telephone-refusal.ts';

type Choices = TelephoneScreenQuery['telephoneChoices'];
type Problem = Quote['problems'][number];

export type TelephoneForm = {
  readonly draft: TelephoneDraft;
  readonly edits: Edits<TelephoneDraft>;
  readonly set: (change: Partial<TelephoneDraft>) => void;
  readonly choices: Choices;
  readonly quoted: Quoted;
  readonly problems: readonly Problem[];
  readonly problemOf: (code: string) => boolean;
  /** What is to be done before it can be sent; undefined: it can. */
  readonly missing: string | undefined;
  readonly send: () => Promise<void>;
  readonly isSending: boolean;
  readonly isWaiting: boolean;
  /** Why it was not sent. */
  readonly problem: string | undefined;
  readonly changing: TelephoneRowFragment | undefined;
  /** Why what is changed cannot be changed any more. */
  readonly over: string | undefined;
};

type Options = {
  readonly choices: Choices;
  readonly changing: TelephoneRowFragment | undefined;
  readonly onSent: (email: string, isChange: boolean) => void;
};

/** What the button waits for, the first thing first. */
function useMissing({ quote, isCounting }: Quoted, draft: TelephoneDraft): string | undefined {
  const t = useMessages('telephone');
  const look = t as (key: string) => string;
  if (draft.way === 'pickup' && draft.pickup === '') return t('missing.pickup');
  const [first] = quote?.problems ?? [];
  if (!quote || isCounting) return t('missing.counting');
  return first && look(`missing.${first.code}`);
}

/** The form of an order by telephone. What is typed is on the device until it was sent. */
export function useTelephoneForm({ choices, changing, onSent }: Options): TelephoneForm {
  const t = useMessages('telephone');
  const refusal = useTelephoneRefusal();
  const store = choices.stores[0]?.code ?? '';
  const country = choices.countries[0] ?? '';
  const first = changing ? draftOf(changing, country) : emptyDraft(store, country);
  const version = changing?.version ?? 0;
  const [keys] = useState(createIntentKeys);
  const save = async ({ changes }: Edit): Promise<SaveAnswer<TelephoneDraft>> => {
    const sent = { ...first, ...Object.fromEntries(changes.map(({ field, value }) => [field, value])) };
    const wish = wishOf(sent);
    // The same again is the same order until it was answered, and another one afterwards.
    const intent = JSON.stringify([changing?.id, version, wish]);
    const key = keys.keyOf(intent);
    const answer = changing
      ? (await ask(ChangeTelephoneOrderDocument, { id: changing.id, version, wish, key })).changeTelephoneOrder
      : (await ask(SendTelephoneOrderDocument, { wish, key })).sendTelephoneOrder;
    keys.answered(intent);
    if (answer.__typename === 'TelephoneOrder') {
      // A new one begins empty again.
      const current = changing ? { version: answer.version, values: sent } : { version: 0, values: emptyDraft(sent.store, country) };
      return { kind: 'saved', current, merged: [] };
    }
    return { kind: 'refused', message: refusal(answer.__typename === 'Refusal' ? answer : { code: 'changed', message: '' }) };
  };
  const edits = useEdits<TelephoneDraft>('telephone', changing?.id ?? 'new', { version, values: first }, save);
  const draft = edits.values;
  const why = changing && whyOver(changing);
  const over = why && t(`over.${why}`);
  const quoted = useQuote(draft);
  const missing = useMissing(quoted, draft);
  const problems = quoted.quote?.problems ?? [];
  const set = (change: Partial<TelephoneDraft>) => {
    for (const field of Object.keys(change) as (keyof TelephoneDraft)[]) edits.set(field, { ...draft, ...change }[field]);
  };
  const send = async () => {
    const answer: SaveAnswer<TelephoneDraft> | undefined = await edits.save();
    if (answer?.kind === 'saved') onSent(draft.email.trim(), changing !== undefined);
  };
  return {
    draft,
    edits,
    set,
    choices,
    quoted,
    problems,
    problemOf: (code) => problems.some((one) => one.code === code),
    missing: over ?? missing,
    send,
    isSending: edits.state === 'saving',
    isWaiting: edits.state === 'waiting',
    problem: edits.problem?.message,
    changing,
    over,
  };
}
