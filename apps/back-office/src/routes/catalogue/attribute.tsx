import { use } from 'react';
import { useLoaderData, useParams } from 'react-router';
import { History } from '../../features/audit/history.tsx';
import { AttributePage } from '../../features/catalogue/attributes/attribute-page.tsx';
import { AttributeDocument, type AttributeQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { useFreshThing } from '../../lib/events/use-fresh-thing.ts';
import { may, usePerson } from '../../lib/session/person.ts';
import { DeferredPage } from '../../shell/deferred-page.tsx';

export function clientLoader({ params }: { readonly params: { readonly code?: string } }) {
  return deferred(ask(AttributeDocument, { code: params.code ?? '' }), 'catalogue');
}

function Content({ answer }: { readonly answer: Promise<AttributeQuery> }) {
  const { attribute, productChoices } = use(answer);
  const person = usePerson();
  useFreshThing('attribute', attribute.code);
  const history = may(person, 'audit.read') && <History entity="attribute" id={attribute.code} version={attribute.version} />;
  return <AttributePage key={attribute.code} attribute={attribute} productChoices={productChoices} history={history} />;
}

/** One attribute. */
export default function AttributeRoute() {
  const t = useMessages('catalogue');
  const { code = '' } = useParams();
  const { answer } = useLoaderData<typeof clientLoader>();
  return (
    <DeferredPage key={code} title={code} back={{ to: '/attributes', label: t('backToAttributes') }} rows={10}>
      <Content answer={answer} />
    </DeferredPage>
  );
}
