import { useMemo, useState } from 'react';
import { useMessages } from '../../../../i18n/language-context.tsx';
import { may, usePerson } from '../../../../lib/session/person.ts';
import { readKept, writeKept } from '../../../../ui/kept.ts';
import { allColumns, firstPaths, mostColumns, type Choices, type SheetColumn } from '../model/columns.ts';
import { cellOf, type Mine } from '../model/sheet-state.ts';

const kept = 'columns-sheet';

export type ShownColumns = {
  readonly all: readonly SheetColumn[];
  /** The role of the person sees products, and does not change many of them. */
  readonly isReadOnly: boolean;
  readonly paths: readonly string[];
  /** Where something was typed. */
  readonly changed: ReadonlySet<string>;
  readonly choose: (paths: readonly string[]) => void;
};

/** The columns a person wants, kept on the device, and those they typed into. */
export function useShownColumns(choices: Choices, mine: Mine): ShownColumns {
  const words = useMessages('products') as (key: string) => string;
  const own = useMessages('sheet') as (key: string) => string;
  const person = usePerson();
  const isReadOnly = !may(person, 'catalog.bulk', 'everywhere');
  const all = useMemo(() => {
    const field = (name: string): string => (own(`field.${name}`) === `field.${name}` ? words(`field.${name}`) : own(`field.${name}`));
    const columns = allColumns(
      choices,
      { language: person.language, text: (name) => words(`text.${name}`), field, price: own('price'), yes: own('yes'), no: own('no') },
      {
        seePrices: may(person, 'prices.read', 'everywhere'),
        prices: may(person, 'prices.edit', 'everywhere'),
        publish: may(person, 'catalog.publish', 'everywhere'),
      },
    );
    return isReadOnly ? columns.map((column) => ({ ...column, isLocked: true })) : columns;
  }, [choices, person, isReadOnly, words, own]);
  const [chosen, setChosen] = useState<readonly string[]>(() => readKept(kept)?.split(',') ?? firstPaths(choices));
  const changed = new Set(Object.keys(mine).map((key) => cellOf(key).path));
  const found = all.filter(({ path }) => changed.has(path) || chosen.includes(path)).map(({ path }) => path);
  const paths = (found.length > 0 ? found : firstPaths(choices)).slice(0, mostColumns);
  const choose = (next: readonly string[]) => {
    setChosen(next);
    writeKept(kept, next.join(','));
  };
  return { all, isReadOnly, paths, changed, choose };
}
