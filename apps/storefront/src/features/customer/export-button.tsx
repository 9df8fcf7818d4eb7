import { useState } from 'react';
import { ExportButtonDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { useShop } from '../../lib/graphql/use-shop.ts';
import { useReportError } from '../../lib/notices/use-report-error.ts';
import { Button } from '../../ui/button.tsx';

const fileName = 'maas-en-alm.json';

function offerFile(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}

/** Everything the shop knows, as a file; nothing of it is kept in the page. */
export function ExportButton() {
  const t = useMessages('customer');
  const shop = useShop();
  const report = useReportError();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { exportMyData } = await shop.mutate(ExportButtonDocument);
      if (exportMyData) offerFile(exportMyData);
    } catch (error) {
      report(error, 'account');
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      <Button onClick={() => void download()} disabled={isBusy}>
        {t('exportButton')}
      </Button>
    </div>
  );
}
