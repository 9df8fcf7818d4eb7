import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { fitOpinion, type FitSummary } from './fit-text.ts';
import styles from './fit-note.module.css';

const messageKeys = { small: 'fit_small', normal: 'fit_normal', large: 'fit_large' } as const;

/** How it fits, as buyers say (UX-26). */
export function FitNote({ summary }: { readonly summary: FitSummary | null | undefined }) {
  const t = useMessages('reviews');
  const { percent } = useFormats();
  const opinion = fitOpinion(summary);
  if (opinion === undefined) return null;
  return (
    <p className={styles.note}>
      {t('fitNote', { fit: capital(t(messageKeys[opinion.fit])), percent: percent(opinion.share), count: opinion.answers })}
    </p>
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
