import { useLoaderData } from 'react-router';
import { PricedList } from '../../features/prices/priced-list.tsx';
import { PricedArticlesDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { searchIn } from '../../lib/list/list-address.ts';
import { useFreshList } from '../../lib/list/use-fresh-list.ts';
import { DeferredRows } from '../../shell/deferred-rows.tsx';
import { Page } from '../../shell/page.tsx';

export function clientLoader({ request }: { readonly request: Request }) {
  const search = searchIn(new URL(request.url).searchParams);
  return deferred(ask(PricedArticlesDocument, { search }), 'prices', 'queues');
}

/** Prices of articles. */
export default function Prices() {
  const t = useMessages('prices');
  const { answer } = useLoaderData<typeof clientLoader>();
  useFreshList(['price', 'campaign']);
  return (
    <Page isList title={t('title')}>
      <DeferredRows answer={answer}>{(list) => <PricedList {...list} />}</DeferredRows>
    </Page>
  );
}
