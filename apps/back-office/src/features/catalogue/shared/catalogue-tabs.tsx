import { useMessages } from '../../../i18n/language-context.tsx';
import { TabLinks } from '../../../ui/show/tab-links.tsx';

/** What products are sorted, made and described by: four lists beside each other. */
export function CatalogueTabs() {
  const t = useMessages('catalogue');
  return (
    <TabLinks
      label={t('parts')}
      tabs={[
        { to: '/categories', label: t('categories'), icon: 'tree-structure' },
        { to: '/brands', label: t('brands'), icon: 'tag' },
        { to: '/attributes', label: t('attributes'), icon: 'list-checks' },
        { to: '/size-charts', label: t('charts'), icon: 'rows' },
      ]}
    />
  );
}
