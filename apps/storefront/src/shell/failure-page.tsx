import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useMessages } from '../i18n/language-context.tsx';
import { PageHead } from '../lib/page/page-head.tsx';
import type { PageFailure } from '../lib/page/page-failure.ts';
import { useShopState } from '../lib/page/shop-state.tsx';
import { SignpostScene } from './signpost-scene.tsx';
import styles from './failure-page.module.css';

const retryDelay = 4000;

/** Every page that cannot be shown, in place, with the shop around it. */
export function FailurePage({ failure }: { readonly failure: PageFailure }) {
  if (failure.kind === 'not-found' || failure.kind === 'unresolved') return <NotFoundPage />;
  return <BrokenPage failure={failure} />;
}

export function NotFoundPage() {
  const t = useMessages('failure');
  return (
    <div className={styles.page}>
      <PageHead title={t('notFoundTitle')} noindex />
      <div className={styles.text}>
        <h1>{t('notFoundTitle')}</h1>
        <p className={styles.lead}>{t('notFoundText')}</p>
      </div>
      <SignpostScene />
    </div>
  );
}

function textOf({ kind, chunk }: PageFailure, t: ReturnType<typeof useMessages<'failure'>>): string {
  if (chunk) return t('chunkFailed', { chunk });
  if (kind === 'rate-limited') return t('rateLimitedText');
  return kind === 'unavailable' ? t('unavailableText') : t('failedText');
}

/** A failure of ours: it says so, gives the number under which it is logged, and tries again by itself when that may help (R182). */
export function BrokenPage({ failure }: { readonly failure: PageFailure }) {
  const t = useMessages('failure');
  const { errorId } = useShopState();
  const { revalidate, state } = useRevalidator();
  const unavailable = failure.kind === 'unavailable';
  const id = failure.errorId ?? errorId;

  useEffect(() => {
    if (!unavailable) return undefined;
    const timer = window.setTimeout(() => void revalidate(), retryDelay);
    return () => window.clearTimeout(timer);
  }, [unavailable, revalidate]);

  const title = failure.kind === 'rate-limited' ? t('rateLimitedTitle') : unavailable ? t('unavailableTitle') : t('failedTitle');
  return (
    <div className={styles.page}>
      <PageHead title={title} noindex />
      <div className={styles.text}>
        <h1>{title}</h1>
        <p className={styles.lead}>{textOf(failure, t)}</p>
        <button type="button" className={styles.retry} disabled={state === 'loading'} onClick={() => void revalidate()}>
          {t('retry')}
        </button>
        {id ? <p className={styles.id}>{t('errorId', { id })}</p> : null}
      </div>
      <SignpostScene />
    </div>
  );
}
