import { MeasurementsFormDocument } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { FieldRow, FormFrame } from '../../../lib/forms/form-frame.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useShop } from '../../../lib/graphql/use-shop.ts';
import { notices } from '../../../lib/notices/use-notices.ts';
import { useReportError } from '../../../lib/notices/use-report-error.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { useAccount } from '../account/account-context.tsx';
import { measurementNames } from '@shop/rules/measurements';
import { brokenBounds, readCentimetres, type MeasurementValues } from './measurement-values.ts';

/** Seven measurements, all of them optional. */
export function MeasurementsForm({ saved }: { readonly saved: MeasurementValues }) {
  const t = useMessages('customer');
  const { customer } = useAccount();
  const shop = useShop();
  const report = useReportError();
  const form = useForm<MeasurementValues>({
    initial: saved,
    draft: `${customer.email} sizes`,
    check: (values) =>
      Object.fromEntries(
        measurementNames.flatMap((name) => {
          const bounds = brokenBounds(name, values[name]);
          return bounds ? [[name, t('measurementWrong', { name: t(name), from: bounds[0], to: bounds[1] })]] : [];
        }),
      ),
    send: async (values) => {
      try {
        const input = Object.fromEntries(measurementNames.map((name) => [name, readCentimetres(values[name]) ?? null]));
        await shop.mutate(MeasurementsFormDocument, { input });
        notices.show({ kind: 'success', text: t('sizesSaved') });
        return true;
      } catch (error) {
        report(error, 'account');
        return false;
      }
    },
  });
  return (
    <FormFrame form={form} label={t('sizes')} submit={t('save')}>
      <FieldRow>
        {measurementNames.map((name) => (
          <TextField key={name} {...form.text(name)} label={`${t(name)} (cm)`} inputMode="decimal" optional />
        ))}
      </FieldRow>
    </FormFrame>
  );
}
