import { useId } from 'react';
import { ShareDialogDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { FormFrame } from '../../lib/forms/form-frame.tsx';
import { useForm } from '../../lib/forms/use-form.ts';
import { useShop } from '../../lib/graphql/use-shop.ts';
import { notices } from '../../lib/notices/use-notices.ts';
import { useReportError } from '../../lib/notices/use-report-error.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { maxRecipients, readRecipients } from './read-recipients.ts';
import { useModal } from '../../ui/use-modal.ts';
import styles from './wishlist.module.css';

type Props = { readonly wishlistId: string; readonly onClose: () => void };

/** Sends the list to up to ten people, with a name. */
export function ShareDialog({ wishlistId, onClose }: Props) {
  const t = useMessages('wishlist');
  const titleId = useId();
  const shop = useShop();
  const report = useReportError();
  const modal = useModal(onClose);
  const form = useForm({
    initial: { name: '', recipients: '' },
    draft: 'share-wishlist',
    check: ({ recipients }) => {
      const read = readRecipients(recipients);
      if (read.kind === 'ok') return {};
      if (read.kind === 'wrong') return { recipients: t('recipientWrong', { text: read.text }) };
      return { recipients: read.kind === 'none' ? t('recipientsMissing') : t('recipientsMany', { count: maxRecipients }) };
    },
    send: async ({ name, recipients }) => {
      const read = readRecipients(recipients);
      if (read.kind !== 'ok') return false;
      try {
        const input = { wishlist_id: wishlistId, customer_name: name.trim() || null, recipients: [...read.addresses] };
        await shop.mutate(ShareDialogDocument, { input });
      } catch (error) {
        report(error, 'wishlist');
        return false;
      }
      notices.show({ kind: 'success', text: t('shared') });
      onClose();
      return true;
    },
  });
  return (
    <dialog {...modal} className={styles.dialog} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('share')}</h2>
      <FormFrame form={form} label={t('share')} submit={t('send')} beside={<Button onClick={onClose}>{t('cancel')}</Button>}>
        <TextField {...form.text('name')} label={t('yourName')} autoComplete="name" maxLength={100} optional />
        <TextField {...form.text('recipients')} label={t('recipients')} hint={t('recipientsHint')} rows={3} inputMode="email" />
      </FormFrame>
    </dialog>
  );
}
