import { ImportScreen } from '../../features/import/import-screen.tsx';
import { useMessages } from '../../i18n/language-context.tsx';
import { learn } from '../../lib/language.ts';
import { Page } from '../../shell/page.tsx';

export const clientLoader = (): Promise<void> => learn('import');

/** A product file, from the table of a colleague into the shop. */
export default function ImportRoute() {
  const t = useMessages('import');
  return (
    <Page title={t('title')}>
      <ImportScreen />
    </Page>
  );
}
