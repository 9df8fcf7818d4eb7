import { useSearchParams } from 'react-router';
import { ExportProductsDocument } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ask } from '../../../lib/api/api.ts';
import { DownloadButton } from '../../../shell/download-button.tsx';
import { readList } from './product-filters.ts';

/** What is filtered, all of its pages, as the CSV that is imported again. */
export function ExportButton() {
  const t = useMessages('products');
  const [params] = useSearchParams();
  const askFor = async (key: string) => {
    const { list, tab, filter } = readList(params);
    return (await ask(ExportProductsDocument, { tab, filter, search: list.search, key })).exportProducts;
  };
  return <DownloadButton isStepUp name={t('export')} label={t('exportFiltered')} askFor={askFor} />;
}
