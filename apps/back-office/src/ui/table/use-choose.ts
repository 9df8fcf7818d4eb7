import { useCallback, useLayoutEffect, useRef } from 'react';
import { isSelected, rangeOf, select, type Selection } from './selection.ts';

type Options = {
  readonly ids: readonly string[];
  readonly selection: Selection | undefined;
  readonly onSelect: ((selection: Selection) => void) | undefined;
};

type Choose = (id: string, isRange: boolean, isChosen?: boolean) => void;

/** Chooses a row, or all from the last one to it; always the same function, so that no row is drawn anew for it. */
export function useChoose(options: Options): Choose {
  const newest = useRef(options);
  useLayoutEffect(() => {
    newest.current = options;
  });
  const last = useRef<string>(undefined);
  return useCallback((id, isRange, isChosen) => {
    const { ids, selection, onSelect } = newest.current;
    if (!selection || !onSelect) return;
    const range = isRange ? rangeOf(ids, last.current, id) : [id];
    onSelect(select(selection, range, isChosen ?? (isRange || !isSelected(selection, id))));
    last.current = id;
  }, []);
}
