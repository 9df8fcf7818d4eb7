import { ExportFormDocument, LogInDocument } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { checkPassword } from '../../../lib/forms/check-password.ts';
import { FormFrame } from '../../../lib/forms/form-frame.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useSentences } from '../../../lib/forms/use-sentences.ts';
import { useShop } from '../../../lib/graphql/use-shop.ts';
import { notices } from '../../../lib/notices/use-notices.ts';
import { useReportError } from '../../../lib/notices/use-report-error.ts';
import { useShopState } from '../../../lib/page/shop-state.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { RadioField } from '../../../ui/radio-field.tsx';
import { useAccount } from '../account/account-context.tsx';

const fileName = 'maas-en-alm';

function offerFile(text: string, kind: { readonly type: string; readonly ending: string }): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${kind.type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${fileName}.${kind.ending}`;
  link.click();
  URL.revokeObjectURL(url);
}

/** Everything the shop knows, as a file to read or for programs, with the password once more; nothing of it stays in the page (LAW-20). */
export function ExportForm() {
  const t = useMessages('customer');
  const { customer } = useAccount();
  const { storeView } = useShopState();
  const shop = useShop();
  const report = useReportError();
  const sentences = useSentences();
  const form = useForm({
    initial: { format: 'html', password: '' },
    check: ({ password }) => sentences({ password: checkPassword(password) }),
    send: async ({ format, password }) => {
      try {
        const { generateCustomerToken } = await shop.mutate(LogInDocument, { email: customer.email ?? '', password });
        // The fresh login is for this one call: the page goes on with its own.
        const { exportMyData } = await shop.with({ token: generateCustomerToken?.token ?? '' }).mutate(ExportFormDocument);
        if (format === 'json') offerFile(exportMyData ?? '', { type: 'application/json', ending: 'json' });
        else {
          const { exportPage } = await import('./export-page.ts');
          offerFile(exportPage(exportMyData ?? '', storeView), { type: 'text/html', ending: 'html' });
        }
        form.reset({ format, password: '' });
        notices.show({ kind: 'success', text: t('exportDone') });
        return true;
      } catch (error) {
        report(error, 'account');
        return false;
      }
    },
  });
  const formats = [
    { value: 'html', label: t('exportReadable') },
    { value: 'json', label: t('exportForPrograms') },
  ];
  return (
    <FormFrame form={form} label={t('export')} submit={t('exportButton')}>
      <RadioField {...form.text('format')} label={t('exportFormat')} options={formats} />
      <PasswordField {...form.text('password')} label={t('password')} hint={t('emailNeedsPassword')} autoComplete="current-password" />
    </FormFrame>
  );
}
