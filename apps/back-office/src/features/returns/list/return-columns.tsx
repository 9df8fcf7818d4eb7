import { useMemo } from 'react';
import type { ReturnRowFragment } from '../../../generated/graphql.ts';
import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { useBranchName } from '../../../lib/branches/branches.ts';
import { DueText } from '../../../lib/returns/due-text.tsx';
import { ReturnStatePill } from '../../../lib/returns/state-pill.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import type { Column } from '../../../ui/table/columns.ts';
import styles from './list.module.css';

export type ReturnRow = ReturnRowFragment;

function Customer({ name, marks }: Pick<ReturnRow, 'name' | 'marks'>) {
  const t = useMessages('returns');
  return (
    <span className={styles.customer}>
      <span className={styles.name} data-erased={name ? undefined : true}>
        {name ?? t('erased')}
      </span>
      {marks.length > 0 && (
        <span className={styles.marks}>
          <Icon name="warning" size={14} />
          {marks.map((mark) => t(`mark.${mark}`)).join(', ')}
        </span>
      )}
    </span>
  );
}

export function useReturnColumns(): readonly Column<ReturnRow>[] {
  const t = useMessages('returns');
  const words = useMessages('returnWords');
  const { brief, moment, money } = useFormats();
  const branchName = useBranchName();
  return useMemo(
    () => [
      { id: 'number', title: t('number'), cell: ({ number }) => number, isTitle: true },
      { id: 'customer', title: t('customer'), cell: (row) => <Customer name={row.name ?? null} marks={row.marks} />, phone: 'note' },
      { id: 'state', title: t('state'), cell: ({ state }) => <ReturnStatePill state={state} />, phone: 'state' },
      { id: 'due', title: t('due'), cell: (row) => <DueText dues={row} />, sort: 'due', phone: 'end' },
      { id: 'kind', title: t('kind'), cell: ({ kind }) => words(`kind.${kind}`), isQuiet: true },
      { id: 'pieces', title: t('pieces'), cell: ({ pieces }) => words('pieces', { count: pieces }), isQuiet: true },
      { id: 'order', title: t('order'), cell: ({ order }) => order, isQuiet: true },
      {
        id: 'branch',
        title: t('branch'),
        cell: ({ branch }) => branch && (branch === 'WEB' ? t('warehouse') : branchName(branch)),
        isQuiet: true,
        isExtra: true,
      },
      {
        id: 'stated',
        title: t('stated'),
        cell: ({ statedAt }) => (
          <time dateTime={statedAt} title={moment(statedAt)}>
            {brief(statedAt)}
          </time>
        ),
        sort: 'stated',
        isQuiet: true,
      },
      {
        id: 'refunded',
        title: t('refunded'),
        cell: ({ refunded }) => (refunded.cents > 0 ? money(refunded.cents, refunded.currency) : ''),
        align: 'end',
      },
    ],
    [t, words, brief, moment, money, branchName],
  );
}
