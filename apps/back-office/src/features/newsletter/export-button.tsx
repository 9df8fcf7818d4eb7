import { useSearchParams } from 'react-router';
import { ExportSubscriptionsDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { DownloadButton } from '../../shell/download-button.tsx';
import { viewIn } from './subscription.ts';

/** The view with its proofs, as CSV. */
export function ExportButton() {
  const t = useMessages('newsletter');
  const [params] = useSearchParams();
  const state = viewIn(params);
  const askFor = async (key: string) => (await ask(ExportSubscriptionsDocument, { state, key })).exportSubscriptions;
  return <DownloadButton isStepUp name={t('export')} label={t('exportView', { view: t(`state.${state}`) })} askFor={askFor} />;
}
