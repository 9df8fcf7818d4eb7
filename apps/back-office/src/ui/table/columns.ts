import { useMemo, useState, type ReactNode } from 'react';
import { readKept, writeKept } from '../kept.ts';

export type Column<Row> = {
  readonly id: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Money and counts. */
  readonly align?: 'end';
  readonly width?: string;
  /** Names the row: bold, leads to it, and is always there. */
  readonly isTitle?: boolean;
  /** By what the server sorts. */
  readonly sort?: string;
  readonly isQuiet?: boolean;
  /** Where it stands in the two lines of a phone; not named: not there. */
  readonly phone?: 'title' | 'end' | 'note' | 'state';
  /** Not among those shown at first. */
  readonly isExtra?: boolean;
};

export type ColumnChoice = { readonly shown: ReadonlySet<string>; readonly toggle: (id: string) => void };

/** Which columns a person wants in a list, kept on the device. */
export function useColumns<Row>(list: string, columns: readonly Column<Row>[]): ColumnChoice {
  const name = `columns-${list}`;
  const [hidden, setHidden] = useState<ReadonlySet<string>>(() => {
    const kept = readKept(name);
    return new Set(kept === undefined ? columns.filter(({ isExtra }) => isExtra).map(({ id }) => id) : kept.split(','));
  });
  const toggle = (id: string) => {
    const next = new Set(hidden);
    if (!next.delete(id)) next.add(id);
    setHidden(next);
    writeKept(name, [...next].join(','));
  };
  const shown = useMemo(
    () => new Set(columns.filter(({ id, isTitle }) => isTitle || !hidden.has(id)).map(({ id }) => id)),
    [columns, hidden],
  );
  return { shown, toggle };
}

/** Rows of 36 or 30 px, for all lists of the device. */
export function useDense(): readonly [boolean, (isDense: boolean) => void] {
  const [isDense, setDense] = useState(() => readKept('rows') === 'dense');
  const choose = (next: boolean) => {
    setDense(next);
    writeKept('rows', next ? 'dense' : undefined);
  };
  return [isDense, choose];
}
