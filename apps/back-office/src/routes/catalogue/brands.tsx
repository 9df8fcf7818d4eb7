import { Suspense, use, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { BrandList } from '../../features/catalogue/brands/brand-list.tsx';
import { NewBrand } from '../../features/catalogue/brands/new-brand.tsx';
import { CatalogueTabs } from '../../features/catalogue/shared/catalogue-tabs.tsx';
import { BrandListDocument, type BrandListQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { useChanges } from '../../lib/events/use-changes.ts';
import { may, usePerson } from '../../lib/session/person.ts';
import { Page } from '../../shell/page.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { SkeletonRows } from '../../ui/show/skeleton.tsx';

export function clientLoader() {
  return deferred(ask(BrandListDocument), 'catalogue');
}

function Rows({ answer }: { readonly answer: Promise<BrandListQuery> }) {
  return <BrandList {...use(answer)} />;
}

/** Whom the shop sells. */
export default function Brands() {
  const t = useMessages('catalogue');
  const person = usePerson();
  const { answer } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  const [isMaking, setMaking] = useState(false);
  useChanges(({ entity }) => {
    if (entity === 'brand') void revalidate();
  });
  const actions = may(person, 'catalog.edit', 'everywhere') && (
    <Button kind="main" icon="plus" onClick={() => setMaking(true)}>
      {t('newBrand')}
    </Button>
  );
  return (
    <Page isList title={t('brands')} actions={actions}>
      <CatalogueTabs />
      <Suspense fallback={<SkeletonRows />}>
        <Rows answer={answer} />
      </Suspense>
      {isMaking && <NewBrand onClose={() => setMaking(false)} />}
    </Page>
  );
}
