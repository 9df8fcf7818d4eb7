import type { MergePreviewQuery } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Preview } from '../../ui/overlays/sheet.tsx';
import styles from './customers.module.css';

export type Seen = Extract<MergePreviewQuery['mergePreview'], { __typename: 'MergePreview' }>;
type Side = Seen['loser'];

function Consent({ side: { customer, newsletter } }: { readonly side: Side }) {
  const t = useMessages('customers');
  return (
    <li className={styles.row}>
      <span className={styles.words}>{customer.email}</span>
      <span className={styles.note}>{newsletter ? t(`consent.${newsletter}`) : t('consentNone')}</span>
    </li>
  );
}

/** What will go over, whose consent stays what, and what to think of before. */
export function MergeSeen({ seen: { winner, loser, moves, warnings, undoUntil } }: { readonly seen: Seen }) {
  const t = useMessages('customers');
  const { day, number } = useFormats();
  return (
    <div className={styles.fields}>
      {warnings.length > 0 && (
        <ul className={styles.warnings}>
          {warnings.map((warning) => (
            <li key={warning}>
              <Icon name="warning-fill" />
              <span>{t(`warning.${warning}`)}</span>
            </li>
          ))}
        </ul>
      )}
      <Preview title={t('mergeMoves', { email: winner.customer.email })}>
        {moves.length === 0 ? (
          <p className={styles.note}>{t('mergeNothing')}</p>
        ) : (
          <ul className={styles.rows}>
            {moves.map(({ what, count }) => (
              <li key={what} className={styles.row}>
                <span className={styles.words}>{t(`moves.${what}`)}</span>
                <span>{number(count)}</span>
              </li>
            ))}
          </ul>
        )}
      </Preview>
      <Preview title={t('mergeConsents')}>
        <ul className={styles.rows}>
          <Consent side={winner} />
          <Consent side={loser} />
        </ul>
      </Preview>
      <p className={styles.note}>{t('mergeUndoUntil', { until: day(undoUntil), email: loser.customer.email })}</p>
    </div>
  );
}
