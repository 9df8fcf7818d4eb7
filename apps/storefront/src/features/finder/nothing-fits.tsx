import { useMessages } from '../../i18n/language-context.tsx';

/** No product fits all five choices. */
export function NothingFits() {
  const t = useMessages('finder');
  return (
    <p>
      {t('noResults')}. {t('noResultsHelp')}
    </p>
  );
}
