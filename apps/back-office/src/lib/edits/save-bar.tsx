import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { KeyHint } from '../../ui/actions/key-hint.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { useKeys } from '../../ui/keys/use-keys.ts';
import type { Values } from './edit-state.ts';
import styles from './save-bar.module.css';
import type { Edits } from './use-edits.ts';

type Props<V extends Values> = {
  readonly edits: Edits<V>;
  /** What the screen calls a field: `Korte tekst NL`. */
  readonly fieldName: (field: string) => string;
  readonly onSave: () => void;
  /** Saving asks for a factor again. */
  readonly isStepUp?: boolean;
};

const mostNames = 4;

function Kept<V extends Values>({ edits }: { readonly edits: Edits<V> }) {
  const t = useMessages('edits');
  const { time } = useFormats();
  if (edits.state === 'waiting')
    return (
      <span className={styles.kept} data-tone="warn">
        <Icon name="cloud-slash" />
        {t('retrying')}
      </span>
    );
  return (
    <span className={styles.kept}>
      <Icon name={edits.keptAt ? 'cloud-check' : 'circle-dashed'} />
      {edits.keptAt ? t('kept', { time: time(edits.keptAt) }) : t('notKept')}
    </span>
  );
}

function Problem<V extends Values>({ edits: { problem } }: { readonly edits: Edits<V> }) {
  const t = useMessages('edits');
  if (!problem) return null;
  return (
    <p className={styles.problem} role="alert">
      <Icon name="warning-circle-fill" />
      <span>
        {problem.message ?? t('saveFailed')}
        {problem.requestId && <span className={styles.request}> {t('requestId', { id: problem.requestId })}</span>}
      </span>
    </p>
  );
}

/** At the foot, only when something changed: how much, what, where it is kept, and the two ways out. */
export function SaveBar<V extends Values>({ edits, fieldName, onSave, isStepUp = false }: Props<V>) {
  const t = useMessages('edits');
  const { changes, state } = edits;
  useKeys(changes.length > 0 ? [{ keys: 'Ctrl+s', label: t('saveKey'), run: onSave, inFields: true }] : []);
  if (changes.length === 0) return null;
  return (
    <section className={styles.bar} data-save-bar aria-label={t('unsaved')}>
      <Problem edits={edits} />
      <div className={styles.row}>
        <p className={styles.count}>
          <span className={styles.number}>{changes.length}</span>
          {t('changes', { count: changes.length }).replace(/^\S+\s/, '')}
        </p>
        <ul className={styles.names}>
          {changes.slice(0, mostNames).map(({ field }) => (
            <li key={field} className={styles.name}>
              {fieldName(field)}
            </li>
          ))}
          {changes.length > mostNames && <li className={styles.more}>{t('andMore', { count: changes.length - mostNames })}</li>}
        </ul>
        <div className={styles.end}>
          <Kept edits={edits} />
          <Button kind="quiet" {...(state === 'idle' ? {} : { disabledReason: t('saving') })} onClick={edits.discard}>
            {t('discard')}
          </Button>
          <Button kind="main" isPending={state !== 'idle'} isStepUp={isStepUp} onClick={onSave}>
            <span className={styles.save}>
              {t('save')} <KeyHint keys="Ctrl S" isOnAccent />
            </span>
          </Button>
        </div>
      </div>
    </section>
  );
}
