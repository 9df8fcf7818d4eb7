import { useState } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import { lazyOnDemand } from '../../rendering/lazy-part.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './review-form.module.css';

const ReviewFields = lazyOnDemand('src/features/reviews/review-fields.tsx', async () => (await import('./review-fields.tsx')).ReviewFields);

/** Opens the form where it stands; after sending it says thanks in its place. */
export function ReviewForm({ sku, hasSizes }: { readonly sku: string; readonly hasSizes: boolean }) {
  const t = useMessages('reviews');
  const [state, setState] = useState<'closed' | 'open' | 'sent'>('closed');
  if (state === 'sent') {
    return (
      <output className={styles.sent}>
        {t('sent')} {t('checked')}
      </output>
    );
  }
  if (state === 'open') return <ReviewFields sku={sku} hasSizes={hasSizes} onSent={() => setState('sent')} />;
  return (
    <div className={styles.open}>
      <Button onClick={() => setState('open')}>{t('write')}</Button>
    </div>
  );
}
