import { Suspense, use, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { AttributeList } from '../../features/catalogue/attributes/attribute-list.tsx';
import { NewAttribute } from '../../features/catalogue/attributes/new-attribute.tsx';
import { CatalogueTabs } from '../../features/catalogue/shared/catalogue-tabs.tsx';
import { AttributeListDocument, type AttributeListQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { useChanges } from '../../lib/events/use-changes.ts';
import { may, usePerson } from '../../lib/session/person.ts';
import { Page } from '../../shell/page.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { SkeletonRows } from '../../ui/show/skeleton.tsx';

export function clientLoader() {
  return deferred(ask(AttributeListDocument), 'catalogue');
}

type Props = {
  readonly answer: Promise<AttributeListQuery>;
  readonly isMaking: boolean;
  readonly onClose: () => void;
};

function Rows({ answer, isMaking, onClose }: Props) {
  const { attributes, productChoices } = use(answer);
  return (
    <>
      <AttributeList attributes={attributes} />
      {isMaking && <NewAttribute stores={productChoices.stores} onClose={onClose} />}
    </>
  );
}

/** What products are described and filtered by. */
export default function Attributes() {
  const t = useMessages('catalogue');
  const { answer } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  const person = usePerson();
  const [isMaking, setMaking] = useState(false);
  useChanges(({ entity }) => {
    if (entity === 'attribute') void revalidate();
  });
  const actions = may(person, 'catalog.edit', 'everywhere') && (
    <Button kind="main" icon="plus" onClick={() => setMaking(true)}>
      {t('newAttribute')}
    </Button>
  );
  return (
    <Page isList title={t('attributes')} actions={actions}>
      <CatalogueTabs />
      <Suspense fallback={<SkeletonRows />}>
        <Rows answer={answer} isMaking={isMaking} onClose={() => setMaking(false)} />
      </Suspense>
    </Page>
  );
}
