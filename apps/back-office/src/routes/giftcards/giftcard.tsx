import { use } from 'react';
import { useLoaderData, useParams } from 'react-router';
import { History } from '../../features/audit/history.tsx';
import { GiftCardPage } from '../../features/giftcards/gift-card-page.tsx';
import { GiftCardDocument, type GiftCardQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { useFreshThing } from '../../lib/events/use-fresh-thing.ts';
import { may, usePerson } from '../../lib/session/person.ts';
import { DeferredPage } from '../../shell/deferred-page.tsx';

export function clientLoader({ params }: { readonly params: { readonly number?: string } }) {
  return deferred(ask(GiftCardDocument, { number: params.number ?? '' }), 'giftcards', 'desk');
}

function Content({ answer }: { readonly answer: Promise<GiftCardQuery> }) {
  const { giftCard: card } = use(answer);
  const person = usePerson();
  useFreshThing('giftcard', card.number);
  const history = may(person, 'audit.read') && <History entity="giftcard" id={card.number} version={card.version} />;
  return <GiftCardPage key={card.number} card={card} history={history} />;
}

/** One gift card. */
export default function GiftCardRoute() {
  const t = useMessages('giftcards');
  const { number = '' } = useParams();
  const { answer } = useLoaderData<typeof clientLoader>();
  return (
    <DeferredPage key={number} title={number} back={{ to: '/giftcards', label: t('back') }} rows={6}>
      <Content answer={answer} />
    </DeferredPage>
  );
}
