import { use } from 'react';
import { useLoaderData, useParams } from 'react-router';
import { History } from '../../features/audit/history.tsx';
import { ReturnPage } from '../../features/returns/page/return-page.tsx';
import { ReturnDocument, type ReturnQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { may, usePerson } from '../../lib/session/person.ts';
import { DeferredPage } from '../../shell/deferred-page.tsx';

export function clientLoader({ params }: { readonly params: { readonly number?: string } }) {
  return deferred(ask(ReturnDocument, { number: params.number ?? '' }), 'returns', 'desk', 'giftcards');
}

function Content({ answer }: { readonly answer: Promise<ReturnQuery> }) {
  const { return: back } = use(answer);
  const person = usePerson();
  return (
    <ReturnPage
      key={back.number}
      first={back}
      history={({ number, version, photos }) => {
        // A photograph does not raise the version.
        const state = [version, ...photos.map(({ id }) => id)].join(' ');
        return may(person, 'audit.read') && <History entity="return" id={number} version={state} />;
      }}
    />
  );
}

/** One return. */
export default function ReturnRoute() {
  const t = useMessages('return');
  const { number = '' } = useParams();
  const { answer } = useLoaderData<typeof clientLoader>();
  return (
    <DeferredPage key={number} title={number} back={{ to: '/returns', label: t('back') }} rows={8}>
      <Content answer={answer} />
    </DeferredPage>
  );
}
