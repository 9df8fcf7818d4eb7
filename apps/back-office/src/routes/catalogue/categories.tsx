import { useLoaderData } from 'react-router';
import { CatalogueTabs } from '../../features/catalogue/shared/catalogue-tabs.tsx';
import { CategoryTree } from '../../features/catalogue/tree/category-tree.tsx';
import { CategoryTreeDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { useFreshList } from '../../lib/list/use-fresh-list.ts';
import { DeferredRows } from '../../shell/deferred-rows.tsx';
import { Page } from '../../shell/page.tsx';

export function clientLoader() {
  return deferred(ask(CategoryTreeDocument), 'catalogue');
}

/** What the shop's menu is made of. */
export default function Categories() {
  const t = useMessages('catalogue');
  const { answer } = useLoaderData<typeof clientLoader>();
  useFreshList(['category']);
  return (
    <Page title={t('categories')}>
      <CatalogueTabs />
      <DeferredRows answer={answer}>{(tree) => <CategoryTree {...tree} />}</DeferredRows>
    </Page>
  );
}
