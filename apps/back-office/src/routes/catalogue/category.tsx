import { use } from 'react';
import { useLoaderData, useParams } from 'react-router';
import { History } from '../../features/audit/history.tsx';
import { LazyDifferences } from '../../features/audit/lazy-differences.tsx';
import { CategoryPage } from '../../features/catalogue/category/category-page.tsx';
import { CategoryDocument, type CategoryQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { useFreshThing } from '../../lib/events/use-fresh-thing.ts';
import { may, usePerson } from '../../lib/session/person.ts';
import { DeferredPage } from '../../shell/deferred-page.tsx';

export function clientLoader({ params }: { readonly params: { readonly id?: string } }) {
  return deferred(ask(CategoryDocument, { id: params.id ?? '' }), 'catalogue');
}

function Content({ answer }: { readonly answer: Promise<CategoryQuery> }) {
  const { category, categories, productChoices } = use(answer);
  const person = usePerson();
  useFreshThing('category', category.id);
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
  return (
    <DeferredPage key={id} title={t('category')} back={{ to: '/categories', label: t('backToTree') }} rows={10}>
      <Content answer={answer} />
    </DeferredPage>
  );
}
