import { Link } from 'react-router';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { useBranchName } from '../../lib/branches/branches.ts';
import { useLogWords } from '../../lib/log/use-log-words.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Preview, Sheet } from '../../ui/overlays/sheet.tsx';
import { Facts, type Fact } from '../../ui/show/facts.tsx';
import { Differences } from './differences.tsx';
import { pathOf, whyNoUndo, type Entry } from './entry.ts';
import styles from './audit.module.css';
import { UndoAnswer } from './undo-answer.tsx';
import { useChangeWords } from './use-change-words.ts';
import { useUndo } from './use-undo.ts';

type Names = { readonly thingName: (entry: Entry) => string; readonly whoName: (entry: Entry) => string };

function EntryFacts({ entry, thingName, whoName }: Names & { readonly entry: Entry }) {
  const t = useMessages('audit');
  const { moment } = useFormats();
  const branchName = useBranchName();
  const words = useLogWords();
  const path = pathOf(entry);
  const link = (to: string, text: string) => (
    <Link to={to} className={styles.link}>
      {text}
    </Link>
  );
  const facts: readonly (Fact | false)[] = [
    { name: t('when'), value: <time dateTime={entry.at}>{moment(entry.at)}</time> },
    { name: t('by'), value: whoName(entry) },
    entry.entity ? { name: t('thing'), value: path ? link(path, thingName(entry)) : thingName(entry) } : false,
    entry.branch ? { name: t('branch'), value: branchName(entry.branch) } : false,
    entry.reason ? { name: t('reason'), value: words.reason(entry.reason) } : false,
    entry.approval
      ? { name: t('approval'), value: link(`/approvals?view=decided&request=${entry.approval}`, t('approvalOf', { id: entry.approval })) }
      : false,
    entry.undoOf ? { name: t('undoes'), value: t('undoesEntry', { id: entry.undoOf }) } : false,
  ];
  return <Facts facts={facts.filter((fact) => fact !== false)} />;
}

function UndoPart({ entry }: { readonly entry: Entry }) {
  const t = useMessages('audit');
  const words = useChangeWords();
  const why = whyNoUndo(entry, useNow());
  if (why) {
    const text = { never: t('whyNever'), late: t('whyLate'), permission: t('whyPermission') }[why];
    return (
      <p className={styles.why}>
        <Icon name="info" />
        <span>{text}</span>
      </p>
    );
  }
  return (
    <Preview title={t('undoPreview')}>
      <Facts
        facts={entry.changes.map(({ field, before }) => ({
          name: words.field(entry, field),
          value: words.value(entry, field, before),
        }))}
      />
    </Preview>
  );
}

/** An entry beside the list: who, what, the difference of every field, and the way back. */
export function EntrySheet({ entry, onClose, ...names }: Names & { readonly entry: Entry; readonly onClose: () => void | Promise<void> }) {
  const t = useMessages('audit');
  const log = useMessages('log');
  const words = useLogWords();
  const { run, isPending, error, answer } = useUndo(entry.id, onClose);
  const actions = entry.canUndo && (
    <Button kind="main" isStepUp isPending={isPending} onClick={() => void run()}>
      {log('undo')}
    </Button>
  );
  return (
    <Sheet title={words.action(entry.action)} onClose={onClose} actions={actions}>
      <EntryFacts entry={entry} {...names} />
      <section className={styles.part}>
        <h3 className={styles.partTitle}>{t('differences')}</h3>
        <Differences entry={entry} />
      </section>
      <UndoPart entry={entry} />
      <UndoAnswer answer={answer} error={error} />
    </Sheet>
  );
}
