import { Suspense, use } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { CatalogueTabs } from '../../features/catalogue/shared/catalogue-tabs.tsx';
import { CategoryTree } from '../../features/catalogue/tree/category-tree.tsx';
import { CategoryTreeDocument, type CategoryTreeQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { useChanges } from '../../lib/events/use-changes.ts';
import { Page } from '../../shell/page.tsx';
import { SkeletonRows } from '../../ui/show/skeleton.tsx';

export function clientLoader() {
  return deferred(ask(CategoryTreeDocument), 'catalogue');
}

function Content({ answer }: { readonly answer: Promise<CategoryTreeQuery> }) {
  const { revalidate } = useRevalidator();
  useChanges(({ entity }) => {
    if (entity === 'category') void revalidate();
  });
  return <CategoryTree {...use(answer)} />;
}

/** What the shop's menu is made of. */
export default function Categories() {
  const t = useMessages('catalogue');
  const { answer } = useLoaderData<typeof clientLoader>();
  return (
    <Page title={t('categories')}>
      <CatalogueTabs />
      <Suspense fallback={<SkeletonRows />}>
        <Content answer={answer} />
      </Suspense>
    </Page>
  );
}
