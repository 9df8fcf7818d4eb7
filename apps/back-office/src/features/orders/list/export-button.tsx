import { useSearchParams } from 'react-router';
import { ExportOrdersDocument, type OrderFilter } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ask } from '../../../lib/api/api.ts';
import { chosenBranch } from '../../../lib/branches/chosen-branch.ts';
import { DownloadButton } from '../../../shell/download-button.tsx';
import { readChoice } from './order-filters.ts';

/** Asks for the orders of an address as a file; `more` narrows it to what was chosen. */
export async function askForOrders(params: URLSearchParams, key: string, more: Pick<OrderFilter, 'numbers' | 'except'> = {}) {
  const { tab, filter, search } = readChoice(params, chosenBranch());
  return (await ask(ExportOrdersDocument, { tab, search, filter: { ...filter, ...more }, key })).exportOrders;
}

/** What is filtered, all of its pages, as CSV. */
export function ExportButton() {
  const t = useMessages('orders');
  const [params] = useSearchParams();
  return <DownloadButton name={t('export')} label={t('exportFiltered')} askFor={(key) => askForOrders(params, key)} />;
}
