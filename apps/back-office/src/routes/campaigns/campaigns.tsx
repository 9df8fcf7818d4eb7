import { Suspense, use, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { CampaignList } from '../../features/campaigns/campaign-list.tsx';
import { readCampaigns } from '../../features/campaigns/campaign.ts';
import { NewCampaign } from '../../features/campaigns/new-campaign.tsx';
import { CampaignListDocument, type CampaignListQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { useChanges } from '../../lib/events/use-changes.ts';
import { may, usePerson } from '../../lib/session/person.ts';
import { Page } from '../../shell/page.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { SkeletonRows } from '../../ui/show/skeleton.tsx';

export function clientLoader({ request }: { readonly request: Request }) {
  return deferred(ask(CampaignListDocument, readCampaigns(new URL(request.url).searchParams)), 'prices', 'queues');
}

function Rows({ answer }: { readonly answer: Promise<CampaignListQuery> }) {
  return <CampaignList {...use(answer).campaigns} />;
}

/** Sales that were, are and will be. */
export default function Campaigns() {
  const t = useMessages('campaigns');
  const person = usePerson();
  const { answer } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  const [isNaming, setNaming] = useState(false);
  useChanges(({ entity }) => {
    if (entity === 'campaign') void revalidate();
  });
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
      <Suspense fallback={<SkeletonRows />}>
        <Rows answer={answer} />
      </Suspense>
      {isNaming && <NewCampaign onClose={() => setNaming(false)} />}
    </Page>
  );
}
