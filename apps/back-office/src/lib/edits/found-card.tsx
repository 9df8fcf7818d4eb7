import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Diff } from '../../ui/show/diff.tsx';
import styles from './found-card.module.css';
import type { Found } from './use-draft.ts';

export type FoundProps = {
  readonly found: Found;
  readonly takeUp: () => void;
  readonly throwAway: () => void;
  readonly fieldName: (field: string) => string;
  readonly showField: (field: string, value: unknown) => string;
  /** Of what is saved now: a later one than the draft's says that others were here. */
  readonly version: number;
};

/** After a crash, a reload or a lost session: what was typed, as the difference to what it was typed over. */
export function FoundCard({ found, takeUp, throwAway, fieldName, showField, version }: FoundProps) {
  const t = useMessages('edits');
  const { moment, time } = useFormats();
  const at = new Date(found.at);
  return (
    <section className={styles.found} aria-label={t('unsaved')}>
      <header className={styles.head}>
        <Icon name="clock-counter-clockwise" size={20} />
        <div>
          <h2 className={styles.title}>{t('found', { time: found.isToday ? time(at) : moment(at) })}</h2>
          <p className={styles.text}>{version > found.version ? t('foundOld') : t('foundText')}</p>
        </div>
      </header>
      <dl className={styles.changes}>
        {found.changes.map(({ field, base, value }) => (
          <div key={field} className={styles.change}>
            <dt>{fieldName(field)}</dt>
            <dd>
              <Diff before={showField(field, base)} after={showField(field, value)} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <Button kind="main" size="s" onClick={takeUp}>
          {t('takeUp', { count: found.changes.length })}
        </Button>
        <Button kind="quiet" size="s" onClick={throwAway}>
          {t('throwAway')}
        </Button>
      </div>
    </section>
  );
}
