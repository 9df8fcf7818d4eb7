import { useState } from 'react';
import { DataDownloadDocument } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { useShop } from '../../../lib/graphql/use-shop.ts';
import { useReportError } from '../../../lib/notices/use-report-error.ts';
import { Button } from '../../../ui/button.tsx';

function offerFile({ name, content }: { readonly name: string; readonly content: string }): void {
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/zip' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Where the mailed link leads: the copy is made when it is asked for, and nothing of it stays in the page (LAW-20). */
export function DataDownload({ token }: { readonly token: string }) {
  const t = useMessages('customer');
  const shop = useShop();
  const report = useReportError();
  const [isBusy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      const { downloadMyData } = await shop.mutate(DataDownloadDocument, { token });
      if (downloadMyData) offerFile(downloadMyData);
    } catch (error) {
      report(error, 'account');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button onClick={() => void download()} aria-busy={isBusy} disabled={isBusy}>
      {t('exportDownload')}
    </Button>
  );
}
