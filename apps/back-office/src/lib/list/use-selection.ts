import { useState } from 'react';
import { nothing, type Selection } from '../../ui/table/selection.ts';

/** What is chosen holds on every page of a list, and not in another list. */
export function useSelection(list: string): readonly [Selection, (selection: Selection) => void] {
  const [kept, setKept] = useState({ list, selection: nothing });
  return [kept.list === list ? kept.selection : nothing, (selection) => setKept({ list, selection })];
}
