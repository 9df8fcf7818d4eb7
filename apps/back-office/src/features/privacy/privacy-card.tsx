import { useState } from 'react';
import { Link } from 'react-router';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/show/card.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { PrivacyPill } from './privacy-pills.tsx';
import type { PrivacyRow } from './privacy.ts';
import styles from './privacy.module.css';

type Props = { readonly customer: string; readonly requests: readonly PrivacyRow[]; readonly mayNote: boolean };

/** What a customer asked of what the shop knows about them, and the way to note more. */
export function PrivacyCard({ customer, requests, mayNote }: Props) {
  const t = useMessages('privacy');
  const { day } = useFormats();
  const [isNoting, setNoting] = useState(false);
  return (
    <Card title={t('title')}>
      <div className={styles.fields}>
        {requests.length === 0 ? (
          <p className={styles.note}>{t('none')}</p>
        ) : (
          <ul className={styles.rows}>
            {requests.map((request) => (
              <li key={request.id}>
                <span>
                  <Link className={styles.link} to={`/privacy/${request.id}`}>
                    {t(`kind.${request.kind}`)}
                  </Link>{' '}
                  <span className={styles.note}>{day(request.receivedAt)}</span>
                </span>
                <PrivacyPill request={request} />
              </li>
            ))}
          </ul>
        )}
        {mayNote && (
          <div className={styles.actions}>
            <Button size="s" icon="note" onClick={() => setNoting(true)}>
              {t('noteButton')}
            </Button>
          </div>
        )}
      </div>
      {isNoting && <NoteDialog customer={customer} onClose={() => setNoting(false)} />}
    </Card>
  );
}
