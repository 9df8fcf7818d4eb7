import type { OrderRevisionContentFragment, OrderRevisionQuery } from '../../../generated/graphql.ts';

export type Revision = NonNullable<OrderRevisionQuery['orderRevision']>;
export type RevisionContent = OrderRevisionContentFragment;
export type RevisionItem = RevisionContent['items'][number];

/** A line as it is and as it will be; one of both may be missing. */
export type RevisionRow = {
  readonly id: string;
  readonly shown: RevisionItem;
  readonly before: RevisionItem | undefined;
  readonly after: RevisionItem | undefined;
  readonly change: 'added' | 'removed' | 'changed' | undefined;
};

function changeOf(before: RevisionItem | undefined, after: RevisionItem | undefined): RevisionRow['change'] {
  if (!before) return 'added';
  if (!after) return 'removed';
  return after.change === 'CHANGED' || before.change === 'CHANGED' ? 'changed' : undefined;
}

/** Both orders line by line: what is there already in its order, what is new below it. */
export function revisionRows({ before, after }: Pick<Revision, 'before' | 'after'>): readonly RevisionRow[] {
  const known = new Set(before.items.map(({ id }) => id));
  const row = (old: RevisionItem | undefined, next: RevisionItem | undefined): readonly RevisionRow[] => {
    const shown = next ?? old;
    return shown ? [{ id: shown.id, shown, before: old, after: next, change: changeOf(old, next) }] : [];
  };
  return [
    ...before.items.flatMap((item) =>
      row(
        item,
        after.items.find(({ id }) => id === item.id),
      ),
    ),
    ...after.items.filter(({ id }) => !known.has(id)).flatMap((item) => row(undefined, item)),
  ];
}

/** What stands beside each other below the lines; the same name is one row. */
export function taxRows({
  before,
  after,
}: Pick<Revision, 'before' | 'after'>): readonly { readonly title: string; readonly before: number; readonly after: number }[] {
  const amountIn = ({ taxes }: RevisionContent, title: string): number => taxes.find((tax) => tax.title === title)?.amount.value ?? 0;
  const titles = [...new Set([...before.taxes, ...after.taxes].map(({ title }) => title))];
  return titles.map((title) => ({ title, before: amountIn(before, title), after: amountIn(after, title) }));
}
