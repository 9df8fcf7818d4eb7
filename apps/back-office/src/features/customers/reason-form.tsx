import { useState } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './customers.module.css';

/** For roles that say why they look at a person: the reason, then the page. */
export function ReasonForm({ onGive }: { readonly onGive: (reason: string) => void }) {
  const t = useMessages('customers');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  return (
    <form
      className={styles.reason}
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim() === '') setMissing(true);
        else onGive(reason.trim());
      }}
    >
      <p>{t('reasonWhy')}</p>
      <TextField
        label={t('reason')}
        hint={t('reasonHint')}
        error={isMissing ? t('reasonMissing') : undefined}
        maxLength={200}
        value={reason}
        onChange={(typed) => {
          setReason(typed);
          setMissing(false);
        }}
      />
      <div className={styles.actions}>
        <Button kind="main" type="submit">
          {t('reasonDo')}
        </Button>
      </div>
    </form>
  );
}
