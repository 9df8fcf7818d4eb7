import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { CampaignList } from '../../features/campaigns/campaign-list.tsx';
import { readCampaigns } from '../../features/campaigns/campaign.ts';
import { NewCampaign } from '../../features/campaigns/new-campaign.tsx';
import { CampaignListDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { useFreshList } from '../../lib/list/use-fresh-list.ts';
import { may, usePerson } from '../../lib/session/person.ts';
import { DeferredRows } from '../../shell/deferred-rows.tsx';
import { Page } from '../../shell/page.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Button } from '../../ui/actions/button.tsx';

export function clientLoader({ request }: { readonly request: Request }) {
  return deferred(ask(CampaignListDocument, readCampaigns(new URL(request.url).searchParams)), 'prices', 'queues');
}

/** Sales that were, are and will be. */
export default function Campaigns() {
  const t = useMessages('campaigns');
  const person = usePerson();
  const { answer } = useLoaderData<typeof clientLoader>();
  const [isNaming, setNaming] = useState(false);
  useFreshList(['campaign']);
  const actions = (
    <>
      <ButtonLink to="/campaigns/calendar" icon="calendar-blank">
        {t('calendar')}
      </ButtonLink>
      {may(person, 'campaigns.edit', 'everywhere') && (
        <Button kind="main" icon="plus" onClick={() => setNaming(true)}>
          {t('create')}
        </Button>
      )}
    </>
  );
  return (
    <Page isList title={t('title')} actions={actions}>
      <DeferredRows answer={answer}>{({ campaigns }) => <CampaignList {...campaigns} />}</DeferredRows>
      {isNaming && <NewCampaign onClose={() => setNaming(false)} />}
    </Page>
  );
}
