import { ExportAuditDocument, type AuditFilter } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { DownloadButton } from '../../shell/download-button.tsx';

/** What is filtered, as CSV. */
export function ExportButton({ filter }: { readonly filter: AuditFilter }) {
  const t = useMessages('audit');
  const askFor = async (key: string) => (await ask(ExportAuditDocument, { filter, key })).exportAudit;
  return <DownloadButton name={t('export')} label={t('exportFiltered')} askFor={askFor} />;
}
