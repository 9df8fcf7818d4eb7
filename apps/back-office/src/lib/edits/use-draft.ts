import { useCallback, useEffect, useRef, useState } from 'react';
import { useDraftOwner } from './draft-owner.tsx';
import { draftsOf, dropDrafts, writeDraft, type Draft } from './draft-store.ts';
import { changesOf, type EditState, type FieldChange } from './edit-state.ts';
import { keepable } from './keepable.ts';
import { closeScreen, isOpenHere, openScreen, screenClosed } from './open-screens.ts';

/** Everything typed is on the disk within 300 ms. */
const delay = 100;

type Thing = { readonly staff: string; readonly entity: string; readonly id: string };

type Kept = {
  readonly keptAt: Date | undefined;
  readonly problem: unknown;
  /** What was typed before stands on this screen now: it goes in the moment this screen's is written, so that it is never there twice. */
  readonly replace: (earlier: Draft) => void;
};

/** Writes what is typed to the device, soon after each change and before the page is hidden. */
function useKept({ staff, entity, id }: Thing, state: EditState): Kept {
  const [keptAt, setKeptAt] = useState<Date>();
  const [problem, setProblem] = useState<unknown>();
  const screen = useRef<string>(undefined);
  const newest = useRef(state);
  const replaced = useRef<Draft>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const write = useCallback(async () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (screen.current === undefined) return;
    const changes = keepable(changesOf(newest.current));
    const key = { staff, entity, id, screen: screen.current };
    try {
      const gone = replaced.current ? [replaced.current] : [];
      if (changes.length === 0) await dropDrafts([key, ...gone]);
      else await writeDraft({ ...key, at: Date.now(), version: newest.current.version, changes }, gone);
      setKeptAt(changes.length === 0 ? undefined : new Date());
      setProblem(undefined);
    } catch (error) {
      // A full disk, a private window: the bar says that nothing is kept.
      setKeptAt(undefined);
      setProblem(error);
    }
  }, [staff, entity, id]);

  useEffect(() => {
    const mine = openScreen();
    screen.current = mine;
    const onHide = () => void write();
    addEventListener('pagehide', onHide);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      removeEventListener('pagehide', onHide);
      document.removeEventListener('visibilitychange', onHide);
      if (timer.current) void write();
      screen.current = undefined;
      closeScreen(mine);
    };
  }, [write]);

  const { mine, version } = state;
  const isFirst = useRef(true);
  useEffect(() => {
    newest.current = { mine, version, theirs: {} };
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    // What was saved or discarded is gone at once: a reload must not offer it.
    const isEmpty = Object.keys(mine).length === 0;
    if (isEmpty) {
      clearTimeout(timer.current);
      timer.current = undefined;
    }
    timer.current ??= setTimeout(() => void write(), isEmpty ? 0 : delay);
  }, [mine, version, write]);

  const replace = (earlier: Draft) => {
    replaced.current = earlier;
    timer.current ??= setTimeout(() => void write(), delay);
  };
  return { keptAt, problem, replace };
}

export type Found = Draft & { readonly isToday: boolean };

/** What was typed on a screen that is no longer open, and is not what is saved by now. */
function useFound(
  { staff, entity, id }: Thing,
  isSaved: (change: FieldChange) => boolean,
): readonly [Found | undefined, (found: undefined) => void] {
  const [found, setFound] = useState<Found>();
  const isSavedAtFirst = useRef(isSaved);
  useEffect(() => {
    const leaving = new AbortController();
    const isNews = ({ screen, changes }: Draft) => !isOpenHere(screen) && !changes.every(isSavedAtFirst.current);
    const offer = async ({ screen }: Draft) => {
      await screenClosed(screen, leaving.signal);
      // Another tab may have gone on, or saved, before it was closed.
      const draft = (await draftsOf(staff, entity, id)).find((one) => one.screen === screen);
      if (!draft || !isNews(draft) || leaving.signal.aborted) return;
      const isToday = new Date(draft.at).toDateString() === new Date().toDateString();
      setFound((known) => (known && known.at > draft.at ? known : { ...draft, isToday }));
    };
    const look = async () => {
      const drafts = await draftsOf(staff, entity, id);
      await Promise.all(drafts.filter(isNews).map(offer));
    };
    // Without a database there is nothing to offer, and a screen that was left waits for nobody.
    look().catch(() => undefined);
    return () => leaving.abort();
  }, [staff, entity, id]);
  return [found, setFound];
}

type KeptDraft = Omit<Kept, 'replace'> & {
  readonly found: Found | undefined;
  /** After it was put on the screen. */
  readonly tookUp: () => void;
  readonly throwAway: () => void;
};

/** What is typed lies on the device until it is saved, and what was typed before is offered. */
export function useDraft(entity: string, id: string, state: EditState, isSaved: (change: FieldChange) => boolean): KeptDraft {
  const thing = { staff: useDraftOwner(), entity, id };
  const { replace, ...kept } = useKept(thing, state);
  const [found, setFound] = useFound(thing, isSaved);
  const settle = (how: (found: Draft) => void) => () => {
    if (found) how(found);
    setFound(undefined);
  };
  return { ...kept, found, tookUp: settle(replace), throwAway: settle((draft) => void dropDrafts([draft])) };
}
