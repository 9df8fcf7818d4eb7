import { use } from 'react';
import { useLoaderData, useParams } from 'react-router';
import { History } from '../../features/audit/history.tsx';
import { CampaignPage } from '../../features/campaigns/campaign-page.tsx';
import { CampaignDocument, type CampaignQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { useFreshThing } from '../../lib/events/use-fresh-thing.ts';
import { may, usePerson } from '../../lib/session/person.ts';
import { DeferredPage } from '../../shell/deferred-page.tsx';

export function clientLoader({ params }: { readonly params: { readonly id?: string } }) {
  return deferred(ask(CampaignDocument, { id: params.id ?? '' }), 'prices', 'desk');
}

function Content({ answer }: { readonly answer: Promise<CampaignQuery> }) {
  const { campaign, campaignChoices } = use(answer);
  const person = usePerson();
  useFreshThing('campaign', campaign.id);
  const history = may(person, 'audit.read') && <History entity="campaign" id={campaign.id} version={campaign.version} />;
  const mayEdit = may(person, 'campaigns.edit', 'everywhere');
  return <CampaignPage key={campaign.id} campaign={campaign} choices={campaignChoices} mayEdit={mayEdit} history={history} />;
}

/** One campaign. */
export default function CampaignRoute() {
  const t = useMessages('campaigns');
  const { id = '' } = useParams();
  const { answer } = useLoaderData<typeof clientLoader>();
  return (
    <DeferredPage key={id} title={t('one')} back={{ to: '/campaigns', label: t('back') }} rows={6}>
      <Content answer={answer} />
    </DeferredPage>
  );
}
