import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { AttributeList } from '../../features/catalogue/attributes/attribute-list.tsx';
import { NewAttribute } from '../../features/catalogue/attributes/new-attribute.tsx';
import { CatalogueTabs } from '../../features/catalogue/shared/catalogue-tabs.tsx';
import { AttributeListDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { useFreshList } from '../../lib/list/use-fresh-list.ts';
import { may, usePerson } from '../../lib/session/person.ts';
import { DeferredRows } from '../../shell/deferred-rows.tsx';
import { Page } from '../../shell/page.tsx';
import { Button } from '../../ui/actions/button.tsx';

export function clientLoader() {
  return deferred(ask(AttributeListDocument), 'catalogue');
}

/** What products are described and filtered by. */
export default function Attributes() {
  const t = useMessages('catalogue');
  const { answer } = useLoaderData<typeof clientLoader>();
  const person = usePerson();
  const [isMaking, setMaking] = useState(false);
  useFreshList(['attribute']);
  const actions = may(person, 'catalog.edit', 'everywhere') && (
    <Button kind="main" icon="plus" onClick={() => setMaking(true)}>
      {t('newAttribute')}
    </Button>
  );
  return (
    <Page isList title={t('attributes')} actions={actions}>
      <CatalogueTabs />
      <DeferredRows answer={answer}>
        {({ attributes, productChoices }) => (
          <>
            <AttributeList attributes={attributes} />
            {isMaking && <NewAttribute stores={productChoices.stores} onClose={() => setMaking(false)} />}
          </>
        )}
      </DeferredRows>
    </Page>
  );
}
