import { useCallback, useEffect, useId, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import type { SummaryItem } from '../../ui/error-summary.tsx';
import type { FieldBinding } from '../../ui/field-frame.tsx';
import { showMissing } from '../browser/show-missing.ts';
import { forgetDraft, readDraft, saveDraft, type FormValues } from './drafts.ts';

export type FieldErrors<Values> = { readonly [Name in keyof Values & string]?: string | undefined };
type NamesOf<Values, Kind> = { [Name in keyof Values]: Values[Name] extends Kind ? Name : never }[keyof Values] & string;

type Options<Values> = {
  readonly initial: Values;
  /** What is wrong with the values as they stand; asked at every change, shown when it is time. */
  readonly check: (values: Values) => FieldErrors<Values>;
  /** True when it worked: the draft is then forgotten. Failures are told by the caller. */
  readonly send: (values: Values) => Promise<boolean>;
  /** Stores what was typed over a reload, the way back and a new login. */
  readonly draft?: string | undefined;
};

export type Form<Values> = {
  readonly values: Values;
  readonly set: (changes: Partial<Values>) => void;
  readonly text: (name: NamesOf<Values, string>) => FieldBinding<string>;
  readonly tick: (name: NamesOf<Values, boolean>) => FieldBinding<boolean>;
  /** What the shop says about values that look right; it holds as long as they stay. */
  readonly refuse: (errors: FieldErrors<Values>) => void;
  readonly reset: (values: Values) => void;
  readonly summary: readonly SummaryItem[];
  readonly isSending: boolean;
  readonly formProps: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
};

type Refusals = Readonly<Record<string, { readonly value: string | boolean | undefined; readonly text: string }>>;

/**
 * A form of the shop (UX-38): an error shows when its field is left after typing, goes as soon as it is corrected, and all
 * of them show when the form is sent; then the first one gets the focus. Nothing typed is ever lost.
 */
export function useForm<Values extends FormValues>({ initial, check, send, draft }: Options<Values>): Form<Values> {
  const id = useId();
  const ref = useRef<HTMLFormElement>(null);
  const [values, change] = useNewestValues(initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isSent, setSent] = useState(false);
  const [refusals, refuse] = useRefusals(values);
  const { isSending, sendOnce } = useSendOnce(send);
  const isTyped = useRef(false);
  useEarlierValues(ref, initial, draft, change);
  useEffect(() => {
    if (draft !== undefined && isTyped.current) saveDraft(draft, values);
  }, [draft, values]);

  const errorsOf = (checked: Values) => allErrors(check(checked), refusals, checked);
  const errors = errorsOf(values);
  const idOf = (name: string) => `${id}-${name}`;
  const set = (changes: Partial<Values>) => {
    isTyped.current = true;
    // From the newest values: a look-up may answer while somebody types on.
    change((current) => ({ ...current, ...changes }));
  };
  const binding = <Value extends string | boolean>(name: string): FieldBinding<Value> => ({
    id: idOf(name),
    name,
    value: values[name] as Value,
    onChange: (value) => set({ [name]: value } as unknown as Partial<Values>),
    onBlur: () => {
      if (values[name] !== initial[name]) setLeft(new Set([...left, name]));
    },
    error: isSent || left.has(name) || refusals[name] !== undefined ? errors[name] : undefined,
  });
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    setSent(true);
    // As they were typed, whether or not there was time to show them: a busy phone may be behind.
    const newest = change((current) => current);
    const wrong = Object.keys(errorsOf(newest));
    if (wrong.length > 0) return focusFirst(event.currentTarget, wrong);
    if (!(await sendOnce(newest))) return;
    setSent(false);
    isTyped.current = false;
    if (draft !== undefined) forgetDraft(draft);
  };
  return {
    values,
    set,
    text: binding,
    tick: binding,
    refuse,
    reset: (next) => {
      isTyped.current = false;
      change(() => next);
      setLeft(new Set());
      setSent(false);
    },
    summary: isSent ? Object.entries(errors).map(([name, text]) => ({ id: idOf(name), text })) : [],
    isSending,
    formProps: { ref, onSubmit: (event) => void submit(event) },
  };
}

type Change<Values> = (next: (current: Values) => Values) => Values;

/** What was typed, as it is shown and, at once, as it is; the second is what counts when the form is sent. */
function useNewestValues<Values>(initial: Values): readonly [values: Values, change: Change<Values>] {
  const [values, setValues] = useState(initial);
  const newest = useRef(values);
  const change = useCallback<Change<Values>>((next) => {
    newest.current = next(newest.current);
    setValues(newest.current);
    return newest.current;
  }, []);
  return [values, change];
}

function useRefusals<Values extends FormValues>(values: Values): readonly [Refusals, (errors: FieldErrors<Values>) => void] {
  const [refusals, setRefusals] = useState<Refusals>({});
  const refuse = (errors: FieldErrors<Values>) => {
    const given = Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    setRefusals((before) => ({ ...before, ...Object.fromEntries(given.map(([name, text]) => [name, { value: values[name], text }])) }));
  };
  return [refusals, refuse];
}

/** A second press while the first is under way sends nothing. */
function useSendOnce<Values>(send: (values: Values) => Promise<boolean>) {
  const isBusy = useRef(false);
  const [isSending, setSending] = useState(false);
  const sendOnce = async (values: Values): Promise<boolean> => {
    if (isBusy.current) return false;
    isBusy.current = true;
    setSending(true);
    try {
      return await send(values);
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  };
  return { isSending, sendOnce };
}

function allErrors(checked: FieldErrors<FormValues>, refusals: Refusals, values: FormValues): Readonly<Record<string, string>> {
  const said = Object.entries(refusals).filter(([name, { value }]) => values[name] === value);
  const found = Object.entries(checked).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { ...Object.fromEntries(said.map(([name, { text }]) => [name, text])), ...Object.fromEntries(found) };
}

/** In the order of the page, not of the rules. */
function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  const field = [...form.elements].find((element) => element instanceof HTMLElement && names.includes(element.getAttribute('name') ?? ''));
  // Folded away, it could not take the focus.
  field?.closest('details')?.setAttribute('open', '');
  if (field instanceof HTMLElement) showMissing(field, field);
}

/** A draft of this tab, and what was typed or filled in by the browser before the script arrived; the latter is newer. */
function useEarlierValues<Values extends FormValues>(
  ref: RefObject<HTMLFormElement | null>,
  initial: Values,
  draft: string | undefined,
  change: Change<Values>,
): void {
  const first = useRef(initial);
  useEffect(() => {
    const before = first.current;
    const stored = draft === undefined ? {} : readDraft(draft, before);
    const typed = ref.current ? typedValues(ref.current, before) : {};
    if (Object.keys(stored).length + Object.keys(typed).length > 0) change((current) => ({ ...current, ...stored, ...typed }));
  }, [ref, draft, change]);
}

function typedValues<Values extends FormValues>(form: HTMLFormElement, initial: Values): Partial<Values> {
  const typed = [...form.elements].flatMap((element) =>
    element instanceof HTMLInputElement && element.type !== 'checkbox' && element.type !== 'radio' && element.value !== ''
      ? [[element.name, element.value] as const]
      : [],
  );
  return Object.fromEntries(
    typed.filter(([name, value]) => typeof initial[name] === 'string' && initial[name] !== value),
  ) as Partial<Values>;
}
