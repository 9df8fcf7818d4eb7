import { Suspense, use } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { AttributeList } from '../../features/catalogue/attributes/attribute-list.tsx';
import { CatalogueTabs } from '../../features/catalogue/shared/catalogue-tabs.tsx';
import { AttributeListDocument, type AttributeListQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { useChanges } from '../../lib/events/use-changes.ts';
import { Page } from '../../shell/page.tsx';
import { SkeletonRows } from '../../ui/show/skeleton.tsx';

export function clientLoader() {
  return deferred(ask(AttributeListDocument), 'catalogue');
}

function Rows({ answer }: { readonly answer: Promise<AttributeListQuery> }) {
  return <AttributeList {...use(answer)} />;
}

/** What products are described and filtered by. */
export default function Attributes() {
  const t = useMessages('catalogue');
  const { answer } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  useChanges(({ entity }) => {
    if (entity === 'attribute') void revalidate();
  });
  return (
    <Page isList title={t('attributes')}>
      <CatalogueTabs />
      <Suspense fallback={<SkeletonRows />}>
        <Rows answer={answer} />
      </Suspense>
    </Page>
  );
}
