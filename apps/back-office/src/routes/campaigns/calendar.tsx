import { Suspense, use } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import { CalendarView } from '../../features/campaigns/calendar-view.tsx';
import { laterMonth, monthIn, monthOf } from '../../features/campaigns/calendar.ts';
import { CardPreview } from '../../features/campaigns/card-preview.tsx';
import { CampaignCalendarDocument, type CampaignCalendarQuery } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { useFreshList } from '../../lib/list/use-fresh-list.ts';
import { useNow } from '../../lib/use-now.ts';
import { Page } from '../../shell/page.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { PageColumns } from '../../ui/show/page-columns.tsx';
import { SkeletonRows } from '../../ui/show/skeleton.tsx';

export function clientLoader({ request }: { readonly request: Request }) {
  const month = monthIn(new URL(request.url).searchParams, new Date());
  return deferred(ask(CampaignCalendarDocument, { month }), 'prices', 'desk');
}

function Content({ answer, month }: { readonly answer: Promise<CampaignCalendarQuery>; readonly month: string }) {
  const { campaignCalendar: rows, campaignChoices: choices } = use(answer);
  const { month: monthName } = useFormats();
  const now = useNow();
  return (
    <PageColumns>
      <CalendarView rows={rows} month={month} now={now} monthName={monthName} />
      <CardPreview views={choices.views} now={now} />
    </PageColumns>
  );
}

/** Campaigns by the calendar. */
export default function CampaignCalendar() {
  const t = useMessages('campaigns');
  const { answer } = useLoaderData<typeof clientLoader>();
  const [params] = useSearchParams();
  const now = useNow();
  const month = monthIn(params, now);
  useFreshList(['campaign']);
  const to = (one: string): string => `/campaigns/calendar?month=${one}`;
  const actions = (
    <>
      <ButtonLink to={to(laterMonth(month, -1))} icon="caret-left">
        {t('earlier')}
      </ButtonLink>
      <ButtonLink to={to(monthOf(now))}>{t('todayButton')}</ButtonLink>
      <ButtonLink to={to(laterMonth(month, 1))} icon="caret-right">
        {t('later')}
      </ButtonLink>
    </>
  );
  return (
    <Page title={t('calendar')} back={{ to: '/campaigns', label: t('back') }} actions={actions}>
      <Suspense fallback={<SkeletonRows />}>
        <Content answer={answer} month={month} />
      </Suspense>
    </Page>
  );
}
