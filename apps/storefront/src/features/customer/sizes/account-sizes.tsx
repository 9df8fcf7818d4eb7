import { useEffect, useState } from 'react';
import { MyMeasurementsDocument } from '../../../generated/graphql.ts';
import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { useShop } from '../../../lib/graphql/use-shop.ts';
import { useReportError } from '../../../lib/notices/use-report-error.ts';
import { measurementTexts, type MeasurementValues } from './measurement-values.ts';
import { MeasurementsForm } from './measurements-form.tsx';

/** The customer's own measurements, for advice on sizes. */
export function AccountSizes() {
  const t = useMessages('customer');
  const { number } = useFormats();
  const shop = useShop();
  const report = useReportError();
  const [saved, setSaved] = useState<MeasurementValues>();
  useEffect(() => {
    const controller = new AbortController();
    shop
      .with({ signal: controller.signal })
      .query(MyMeasurementsDocument)
      .then(({ myMeasurements }) => setSaved(measurementTexts(myMeasurements, number)))
      .catch((error: unknown) => {
        if (!controller.signal.aborted) report(error, 'account');
      });
    return () => controller.abort();
  }, [shop, report, number]);
  return (
    <>
      <p>{t('sizesIntro')}</p>
      {saved ? <MeasurementsForm saved={saved} /> : <p>{t('loading')}</p>}
    </>
  );
}
