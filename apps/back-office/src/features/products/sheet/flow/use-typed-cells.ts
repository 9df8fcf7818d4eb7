import { useState } from 'react';
import { useDraft, type Found } from '../../../../lib/edits/use-draft.ts';
import { emptySheet, takeUpCells, type SheetState } from '../model/sheet-state.ts';

const nothingIsSaved = () => false;

export type TypedCells = {
  readonly state: SheetState;
  readonly change: (next: (state: SheetState) => SheetState) => void;
  readonly keptAt: Date | undefined;
  /** The device keeps nothing. */
  readonly isUnkept: boolean;
  readonly found: Found | undefined;
  readonly takeUp: () => void;
  readonly throwAway: () => void;
};

/** What is typed into cells lies on the device until it is written, as in every form. */
export function useTypedCells(): TypedCells {
  const [state, change] = useState<SheetState>(emptySheet);
  // One sheet a person: whichever products it was opened with, what was typed is found again.
  const { keptAt, problem, found, tookUp, throwAway } = useDraft(
    'sheet',
    'products',
    { version: 0, theirs: {}, mine: state.mine },
    nothingIsSaved,
  );
  return {
    state,
    change,
    keptAt,
    isUnkept: problem !== undefined,
    found,
    takeUp: () => {
      if (found) change((now) => takeUpCells(now, found.changes));
      tookUp();
    },
    throwAway,
  };
}
