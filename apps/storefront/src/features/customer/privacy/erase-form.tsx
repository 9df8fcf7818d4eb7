import { EraseFormDocument } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { forgetDrafts } from '../../../lib/forms/drafts.ts';
import { checkPassword } from '../../../lib/forms/check-password.ts';
import { FormFrame } from '../../../lib/forms/form-frame.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useSentences } from '../../../lib/forms/use-sentences.ts';
import { useShop } from '../../../lib/graphql/use-shop.ts';
import { notices } from '../../../lib/notices/use-notices.ts';
import { useReportError } from '../../../lib/notices/use-report-error.ts';
import { forgetPerson } from '../../../lib/session/storage.ts';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';

/** The end of the account, with the password once more; fourteen days to think again. */
export function EraseForm() {
  const t = useMessages('customer');
  const shop = useShop();
  const report = useReportError();
  const sentences = useSentences();
  const form = useForm({
    initial: { isSure: false, password: '' },
    check: ({ isSure, password }) => ({
      ...(isSure ? {} : { isSure: t('eraseConfirmMissing') }),
      ...sentences({ password: checkPassword(password) }),
    }),
    send: async ({ password }) => {
      try {
        await shop.mutate(EraseFormDocument, { password });
      } catch (error) {
        report(error, 'account');
        return false;
      }
      notices.clear();
      notices.show({ kind: 'info', text: t('eraseDone') });
      forgetPerson();
      forgetDrafts();
      return true;
    },
  });
  return (
    <FormFrame form={form} label={t('erase')} submit={t('eraseButton')}>
      <CheckboxField {...form.tick('isSure')}>{t('eraseConfirm')}</CheckboxField>
      <PasswordField {...form.text('password')} label={t('password')} autoComplete="current-password" />
    </FormFrame>
  );
}
