import { useMessages } from '../../i18n/language-context.tsx';
import { useRequiredText } from '../../lib/use-required-text.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './customers.module.css';

/** For roles that say why they look at a person: the reason, then the page. */
export function ReasonForm({ onGive }: { readonly onGive: (reason: string) => void }) {
  const t = useMessages('customers');
  const reason = useRequiredText(t('reasonMissing'));
  return (
    <form
      className={styles.reason}
      onSubmit={(event) => {
        event.preventDefault();
        const why = reason.take();
        if (why !== '') onGive(why);
      }}
    >
      <p>{t('reasonWhy')}</p>
      <TextField {...reason.field} label={t('reason')} hint={t('reasonHint')} maxLength={200} />
      <div className={styles.actions}>
        <Button kind="main" type="submit">
          {t('reasonDo')}
        </Button>
      </div>
    </form>
  );
}
