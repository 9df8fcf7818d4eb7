import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { BrandList } from '../../features/catalogue/brands/brand-list.tsx';
import { NewBrand } from '../../features/catalogue/brands/new-brand.tsx';
import { CatalogueTabs } from '../../features/catalogue/shared/catalogue-tabs.tsx';
import { BrandListDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { useFreshList } from '../../lib/list/use-fresh-list.ts';
import { may, usePerson } from '../../lib/session/person.ts';
import { DeferredRows } from '../../shell/deferred-rows.tsx';
import { Page } from '../../shell/page.tsx';
import { Button } from '../../ui/actions/button.tsx';

export function clientLoader() {
  return deferred(ask(BrandListDocument), 'catalogue');
}

/** Whom the shop sells. */
export default function Brands() {
  const t = useMessages('catalogue');
  const person = usePerson();
  const { answer } = useLoaderData<typeof clientLoader>();
  const [isMaking, setMaking] = useState(false);
  useFreshList(['brand']);
  const actions = may(person, 'catalog.edit', 'everywhere') && (
    <Button kind="main" icon="plus" onClick={() => setMaking(true)}>
      {t('newBrand')}
    </Button>
  );
  return (
    <Page isList title={t('brands')} actions={actions}>
      <CatalogueTabs />
      <DeferredRows answer={answer}>{(list) => <BrandList {...list} />}</DeferredRows>
      {isMaking && <NewBrand onClose={() => setMaking(false)} />}
    </Page>
  );
}
