import { Suspense, use } from 'react';
import { useLoaderData, useParams, useRevalidator } from 'react-router';
import { History } from '../../features/audit/history.tsx';
import { LazyDifferences } from '../../features/audit/lazy-differences.tsx';
import { CategoryPage } from '../../features/catalogue/category/category-page.tsx';
import { CategoryDocument, type CategoryQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { useChanges } from '../../lib/events/use-changes.ts';
import { may, usePerson } from '../../lib/session/person.ts';
import { Page } from '../../shell/page.tsx';
import { SkeletonRows } from '../../ui/show/skeleton.tsx';

export function clientLoader({ params }: { readonly params: { readonly id?: string } }) {
  return deferred(ask(CategoryDocument, { id: params.id ?? '' }), 'catalogue');
}

function Content({ answer }: { readonly answer: Promise<CategoryQuery> }) {
  const { category, categories, productChoices } = use(answer);
  const person = usePerson();
  const { revalidate } = useRevalidator();
  useChanges(({ entity, id }) => {
    if (entity === 'category' && id === category.id) void revalidate();
  });
  const history = may(person, 'audit.read') && (
    <History differences={LazyDifferences} entity="category" id={category.id} version={category.version} />
  );
  return <CategoryPage key={category.id} category={category} nodes={categories.nodes} productChoices={productChoices} history={history} />;
}

/** One category. */
export default function CategoryRoute() {
  const t = useMessages('catalogue');
  const { id = '' } = useParams();
  const { answer } = useLoaderData<typeof clientLoader>();
  const waiting = (
    <Page title={t('category')} back={{ to: '/categories', label: t('backToTree') }}>
      <SkeletonRows count={10} />
    </Page>
  );
  return (
    <Suspense key={id} fallback={waiting}>
      <Content answer={answer} />
    </Suspense>
  );
}
