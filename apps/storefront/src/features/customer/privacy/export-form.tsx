import { ExportFormDocument, LogInDocument } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { checkPassword } from '../../../lib/forms/check-password.ts';
import { FormFrame } from '../../../lib/forms/form-frame.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useSentences } from '../../../lib/forms/use-sentences.ts';
import { useShop } from '../../../lib/graphql/use-shop.ts';
import { notices } from '../../../lib/notices/use-notices.ts';
import { useReportError } from '../../../lib/notices/use-report-error.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { useAccount } from '../account/account-context.tsx';

/** Asks for everything the shop knows, with the password once more; a link to it comes by mail (LAW-20). */
export function ExportForm() {
  const t = useMessages('customer');
  const { customer } = useAccount();
  const shop = useShop();
  const report = useReportError();
  const sentences = useSentences();
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => sentences({ password: checkPassword(password) }),
    send: async ({ password }) => {
      try {
        const { generateCustomerToken } = await shop.mutate(LogInDocument, { email: customer.email ?? '', password });
        // The fresh login is for this one call: the page goes on with its own.
        await shop.with({ token: generateCustomerToken?.token ?? '' }).mutate(ExportFormDocument);
        form.reset({ password: '' });
        notices.show({ kind: 'success', text: t('exportDone', { email: customer.email ?? '' }) });
        return true;
      } catch (error) {
        report(error, 'account');
        return false;
      }
    },
  });
  return (
    <FormFrame form={form} label={t('export')} submit={t('exportButton')}>
      <PasswordField {...form.text('password')} label={t('password')} hint={t('emailNeedsPassword')} autoComplete="current-password" />
    </FormFrame>
  );
}
