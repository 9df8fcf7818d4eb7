import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../../i18n/language-context.tsx';
import { Thumb } from '../../../lib/pieces/thumb.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import styles from './page.module.css';
import { endOf, inOrder, moved, type Placed } from '../../../lib/list/places.ts';
import type { ProductEdits, ProductValues } from './product.ts';

/** Members of a list whose fields begin so, in their order. */
export const membersOf = (values: ProductValues, begin: string): readonly Placed[] =>
  inOrder(
    Object.entries(values).flatMap(([field, place]) => {
      const isMember = field.startsWith(begin) && !field.slice(begin.length).includes('.');
      return isMember && typeof place === 'number' ? [{ field, place }] : [];
    }),
  );

export const addMember = (edits: ProductEdits, begin: string, id: string): void =>
  edits.set(`${begin}${id}`, endOf(membersOf(edits.values, begin)));

type Named = { readonly name: string; readonly to?: string; readonly note?: string; readonly picture?: string | null };
type Props = {
  readonly edits: ProductEdits;
  /** `links.related.` */
  readonly begin: string;
  readonly isReadOnly: boolean;
  /** Places mean something to shoppers. */
  readonly isOrdered?: boolean;
  readonly nameOf: (id: string) => Named;
  readonly more?: (id: string) => ReactNode;
  readonly empty: string;
};

/** What belongs to a list: moved by buttons, and taken out. */
export function MemberRows({ edits, begin, isReadOnly, isOrdered = true, nameOf, more, empty }: Props) {
  const t = useMessages('products');
  const members = membersOf(edits.values, begin);
  const move = (from: number, to: number) => {
    for (const { field, place } of moved(members, from, to)) edits.set(field, place);
  };
  if (members.length === 0) return <p className={styles.quiet}>{empty}</p>;
  return (
    <ul className={styles.members}>
      {members.map(({ field }, index) => {
        const id = field.slice(begin.length);
        const { name, to, note, picture } = nameOf(id);
        return (
          <li key={field} className={styles.member} data-changed={edits.isChanged(field) || undefined}>
            {picture !== undefined && <Thumb picture={picture} />}
            <span className={styles.memberWords}>
              {to ? (
                <Link to={to} className={styles.link}>
                  {name}
                </Link>
              ) : (
                name
              )}
              {note && <span className={styles.quiet}>{note}</span>}
            </span>
            {more?.(id)}
            {!isReadOnly && (
              <span className={styles.memberActions}>
                {isOrdered && index > 0 && (
                  <IconButton icon="arrow-up" label={t('moveUp', { name })} onClick={() => move(index, index - 1)} />
                )}
                {isOrdered && index < members.length - 1 && (
                  <IconButton icon="arrow-down" label={t('moveDown', { name })} onClick={() => move(index, index + 1)} />
                )}
                <IconButton icon="x" label={t('removeOne', { name })} onClick={() => edits.set(field, null)} />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
