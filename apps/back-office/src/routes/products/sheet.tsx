import { Suspense, use, useState } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import { readList } from '../../features/products/list/product-filters.ts';
import { SheetScreen } from '../../features/products/sheet/sheet-screen.tsx';
import { sourceOf, type SheetSource } from '../../features/products/sheet/flow/load-rows.ts';
import { SheetChoicesDocument, type SheetChoicesQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { Page } from '../../shell/page.tsx';
import { SkeletonRows } from '../../ui/show/skeleton.tsx';

export function clientLoader() {
  return deferred(ask(SheetChoicesDocument), 'products', 'sheet');
}

function Content({ answer, source }: { readonly answer: Promise<SheetChoicesQuery>; readonly source: SheetSource }) {
  return <SheetScreen source={source} choices={use(answer).productChoices} />;
}

/** The products of a list, or those that were chosen in it, as a table. */
export default function Sheet() {
  const t = useMessages('sheet');
  const { answer } = useLoaderData<typeof clientLoader>();
  const { search, state } = useLocation();
  // It is the list it was opened with as long as it is open.
  const [source] = useState<SheetSource>(() => sourceOf(state, readList(new URLSearchParams(search))));
  return (
    <Page isList title={t('title')} back={{ to: `/products${search}`, label: t('back') }}>
      <Suspense fallback={<SkeletonRows count={12} />}>
        <Content answer={answer} source={source} />
      </Suspense>
    </Page>
  );
}
