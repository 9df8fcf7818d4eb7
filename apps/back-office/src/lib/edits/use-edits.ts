import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import {
  afterHandOver,
  afterSave,
  change,
  changesOf,
  choose,
  openEdit,
  refresh,
  same,
  takeUp,
  valuesOf,
  without,
  type Choice,
  type Conflict,
  type Current,
  type EditState,
  type FieldChange,
  type Values,
} from './edit-state.ts';
import { savePatiently } from './save-patiently.ts';
import { useDraft, type Found } from './use-draft.ts';

/** What the API takes. */
export type Edit = { readonly id: string; readonly version: number; readonly changes: FieldChange[]; readonly key: string };

/** What it answers: saved, with fields that others had changed; a conflict; refused; or a second person decides. */
export type SaveAnswer<V extends Values> =
  | { readonly kind: 'saved'; readonly current: Current<V>; readonly merged: readonly string[] }
  | { readonly kind: 'conflict'; readonly conflict: Conflict }
  | { readonly kind: 'refused'; readonly message: string; readonly field?: string | null | undefined }
  | { readonly kind: 'waits' };

type SaveState = 'idle' | 'saving' | 'waiting';

/** Why it is not saved: refused by the shop with words of its own, or it failed. */
type SaveProblem = { readonly message?: string; readonly field?: string; readonly requestId?: string };

export type Edits<V extends Values> = {
  /** What the form shows. */
  readonly values: V;
  readonly set: <Field extends keyof V & string>(field: Field, value: V[Field]) => void;
  readonly isChanged: (field: keyof V & string) => boolean;
  /** For the `changed` of a field: undefined where it is what is saved. */
  readonly changed: (field: keyof V & string) => { readonly onUndo: () => void } | undefined;
  /** What the shop said about this field. */
  readonly error: (field: keyof V & string) => string | undefined;
  readonly changes: readonly FieldChange[];
  readonly keptAt: Date | undefined;
  readonly found: Found | undefined;
  readonly takeUp: () => void;
  readonly throwAway: () => void;
  readonly discard: () => void;
  readonly save: () => Promise<SaveAnswer<V> | undefined>;
  readonly state: SaveState;
  readonly problem: SaveProblem | undefined;
  readonly conflict: Conflict | undefined;
  /** Decides every field of the conflict and saves again. */
  readonly resolve: (choices: Readonly<Record<string, Choice>>) => Promise<SaveAnswer<V> | undefined>;
  readonly leaveConflict: () => void;
};

/** Sending the same again is the same call: its key stays until something else is sent. */
function useKeyOf(): (version: number, changes: readonly FieldChange[]) => string {
  const last = useRef<{ readonly sent: string; readonly key: string }>(undefined);
  return (version, changes) => {
    const sent = JSON.stringify([version, changes]);
    if (last.current?.sent !== sent) last.current = { sent, key: crypto.randomUUID() };
    return last.current.key;
  };
}

function problemOf(error: unknown): SaveProblem {
  if (!(error instanceof ApiError)) throw error;
  return error.requestId === undefined ? {} : { requestId: error.requestId };
}

type Saving<V extends Values> = Pick<Edits<V>, 'state' | 'problem' | 'conflict' | 'leaveConflict'> & {
  readonly send: (edit: EditState) => Promise<SaveAnswer<V> | undefined>;
  readonly forgetProblem: () => void;
};

function useSaving<V extends Values>(
  id: string,
  save: (edit: Edit) => Promise<SaveAnswer<V>>,
  setEdit: (next: (state: EditState) => EditState) => void,
): Saving<V> {
  const keyOf = useKeyOf();
  const [state, setState] = useState<SaveState>('idle');
  const [problem, setProblem] = useState<SaveProblem>();
  const [conflict, setConflict] = useState<Conflict>();
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  const take = (answer: SaveAnswer<V>, sent: readonly FieldChange[]) => {
    if (answer.kind === 'saved') setEdit((state) => afterSave(state, sent, answer.current));
    if (answer.kind === 'waits') setEdit((state) => afterHandOver(state, sent));
    if (answer.kind === 'conflict') setConflict(answer.conflict);
    if (answer.kind === 'refused') setProblem({ message: answer.message, ...(answer.field ? { field: answer.field } : {}) });
  };
  const send = async (edit: EditState) => {
    const changes = [...changesOf(edit)];
    if (state !== 'idle' || changes.length === 0) return undefined;
    setState('saving');
    setProblem(undefined);
    setConflict(undefined);
    const { signal } = leaving.current;
    try {
      const sent: Edit = { id, version: edit.version, changes, key: keyOf(edit.version, changes) };
      const answer = await savePatiently(() => save(sent), { signal, onWait: () => setState('waiting') });
      take(answer, changes);
      return answer;
    } catch (error) {
      setProblem(problemOf(error));
      return undefined;
    } finally {
      setState('idle');
    }
  };
  return { state, problem, conflict, send, leaveConflict: () => setConflict(undefined), forgetProblem: () => setProblem(undefined) };
}

/** What somebody types over what was read, wherever it is sent to. */
export type Typed<V extends Values> = Pick<
  Edits<V>,
  'values' | 'set' | 'isChanged' | 'changed' | 'changes' | 'keptAt' | 'found' | 'takeUp' | 'throwAway' | 'discard'
>;

type TypedState<V extends Values> = {
  readonly typed: Typed<V>;
  readonly edit: EditState;
  readonly setEdit: (next: EditState | ((state: EditState) => EditState)) => void;
};

function useTypedState<V extends Values>(entity: string, id: string, current: Current<V>): TypedState<V> {
  const [edit, setEdit] = useState<EditState>(() => openEdit(current));
  // A later reading (the list was left and opened again, the event stream told of a change) comes in by `current`.
  const [seen, setSeen] = useState(current.version);
  if (current.version > seen) {
    setSeen(current.version);
    setEdit((state) => refresh(state, current));
  }
  const isSaved = ({ field, value }: FieldChange) => same(value, current.values[field]);
  const { keptAt, found, tookUp, throwAway } = useDraft(entity, id, edit, isSaved);
  const isChanged = (field: string) => Object.hasOwn(edit.mine, field);
  const typed: Typed<V> = {
    values: valuesOf(edit) as V,
    changes: changesOf(edit),
    keptAt,
    found,
    isChanged,
    set: (field, value) => setEdit((state) => change(state, field, value)),
    changed: (field) => (isChanged(field) ? { onUndo: () => setEdit((state) => without(state, field)) } : undefined),
    takeUp: () => {
      if (found) setEdit((state) => takeUp(state, found, Math.max(state.version, current.version)));
      tookUp();
    },
    throwAway,
    discard: () => setEdit((state) => ({ ...state, mine: {} })),
  };
  return { typed, edit, setEdit };
}

/** For what is sent as a whole and not as an edit: what is typed is kept and found again all the same. */
export const useTyped = <V extends Values>(entity: string, id: string, current: Current<V>): Typed<V> =>
  useTypedState(entity, id, current).typed;

/**
 * Holds what was read, what is typed, and what others wrote meanwhile. Nothing typed is lost: it is on the device until it is saved, and
 * what others wrote is overwritten only by who has seen it.
 */
export function useEdits<V extends Values>(
  entity: string,
  id: string,
  current: Current<V>,
  save: (edit: Edit) => Promise<SaveAnswer<V>>,
): Edits<V> {
  const { typed, edit, setEdit } = useTypedState(entity, id, current);
  const { send, forgetProblem, ...saving } = useSaving<V>(id, save, setEdit);

  const resolve = async (choices: Readonly<Record<string, Choice>>) => {
    if (!saving.conflict) return undefined;
    const next = choose(edit, saving.conflict, choices);
    setEdit(next);
    saving.leaveConflict();
    return send(next);
  };
  return {
    ...saving,
    ...typed,
    error: (field) => (saving.problem?.field === field ? saving.problem.message : undefined),
    discard: () => {
      typed.discard();
      forgetProblem();
    },
    save: () => send(edit),
    resolve,
  };
}
