import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { useBranchName } from '../../lib/branches/branches.ts';
import { lookOf } from '../../lib/log/action-names.ts';
import { useLogWords } from '../../lib/log/use-log-words.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Tag } from '../../ui/show/tag.tsx';
import type { Column } from '../../ui/table/columns.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Entry } from './entry.ts';
import styles from './audit.module.css';
import { useChangeWords } from './use-change-words.ts';
import { useEntryNames, type Person } from './use-entry-names.ts';

type Props = {
  readonly entries: readonly Entry[];
  readonly people: readonly Person[];
  readonly hrefOf: (id: string) => string;
  /** Beside an open entry, which says the rest. */
  readonly isNarrow: boolean;
  readonly newer: { readonly text: string; readonly onShow: () => void } | undefined;
};

const few: ReadonlySet<string> = new Set(['at', 'action', 'who', 'thing']);

function Action({ action }: Pick<Entry, 'action'>) {
  const words = useLogWords();
  const { icon, tone = 'idle' } = lookOf(action);
  return (
    <span className={styles.action}>
      <span className={styles.actionIcon} data-tone={tone}>
        <Icon name={icon} size={14} />
      </span>
      {words.action(action)}
    </span>
  );
}

export function EntryTable({ entries, people, hrefOf, isNarrow, newer }: Props) {
  const t = useMessages('audit');
  const { moment } = useFormats();
  const words = useLogWords();
  const changeWords = useChangeWords();
  const branchName = useBranchName();
  const { whoName, thingName } = useEntryNames(people);
  const columns: readonly Column<Entry>[] = [
    { id: 'at', title: t('when'), cell: ({ at }) => <time dateTime={at}>{moment(at)}</time>, isQuiet: true, width: '140px', phone: 'end' },
    { id: 'action', title: t('action'), cell: ({ action }) => <Action action={action} />, isTitle: true },
    { id: 'who', title: t('who'), cell: whoName, phone: 'note' },
    { id: 'thing', title: t('thing'), cell: (entry) => (entry.entity ? thingName(entry) : '') },
    {
      id: 'fields',
      title: t('changed'),
      cell: (entry) => entry.changes.map(({ field }) => changeWords.field(entry, field)).join(', '),
      isQuiet: true,
    },
    { id: 'branch', title: t('branch'), cell: ({ branch }) => branch && <Tag>{branchName(branch)}</Tag> },
  ];
  return (
    <DataTable
      caption={t('title')}
      columns={columns}
      {...(isNarrow ? { shown: few } : {})}
      rows={entries}
      rowId={({ id }) => id}
      rowName={(entry) => `${words.action(entry.action)}, ${moment(entry.at)}`}
      rowHref={({ id }) => hrefOf(id)}
      newer={newer}
    />
  );
}
