import type { ReactNode } from 'react';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { EditBar } from '../../lib/edits/edit-bar.tsx';
import { FoundChanges } from '../../lib/edits/found-changes.tsx';
import { useEdits } from '../../lib/edits/use-edits.ts';
import { useLogWords } from '../../lib/log/use-log-words.ts';
import { useRefusal } from '../../lib/refusals/use-refusal.ts';
import { Page } from '../../shell/page.tsx';
import { Facts } from '../../ui/show/facts.tsx';
import { PageColumns } from '../../ui/show/page-columns.tsx';
import { CampaignPill } from './campaign-pill.tsx';
import { CampaignSteps } from './campaign-steps.tsx';
import { CheckList, useCheck } from './check-list.tsx';
import { campaignOf, saveCampaign, type Campaign, type Choices } from './campaign.ts';
import { SelectionForm } from './selection-form.tsx';
import { TermsForm } from './terms-form.tsx';
import { useRuleText } from './use-rule-text.ts';

/** What is planned is changed by taking it back first: until then it is read. */
function CampaignFacts({ campaign, viewsText }: { readonly campaign: Campaign; readonly viewsText: (codes: readonly string[]) => string }) {
  const t = useMessages('campaigns');
  const { moment, number } = useFormats();
  const ruleText = useRuleText();
  return (
    <Facts
      isRow
      facts={[
        { name: t('starts'), value: moment(campaign.startsAt) },
        {
          name: t('ends'),
          value: moment(campaign.endsAt),
          note: campaign.canceledAt ? t('endedEarly', { moment: moment(campaign.canceledAt) }) : undefined,
        },
        { name: t('rule'), value: ruleText(campaign) },
        { name: t('articles'), value: number(campaign.articles) },
        { name: t('views'), value: viewsText(campaign.views) },
      ]}
    />
  );
}

type Props = { readonly campaign: Campaign; readonly choices: Choices; readonly mayEdit: boolean; readonly history: ReactNode };

/** A sale of many articles: its terms, what it will look like in the shop, and planning it. */
export function CampaignPage({ campaign, choices, mayEdit, history }: Props) {
  const t = useMessages('campaigns');
  const words = useLogWords();
  const edits = useEdits('campaign', campaign.id, campaignOf(campaign), saveCampaign(useRefusal()));
  const checked = useCheck(campaign);
  const isUnsaved = edits.changes.length > 0;
  const viewsText = (codes: readonly string[]): string =>
    codes.length === choices.views.length
      ? t('everywhere')
      : codes.map((code) => choices.views.find((view) => view.code === code)?.name ?? code).join(', ');
  const isDraft = campaign.state === 'draft';
  const isChecked = isDraft || campaign.state === 'planned';
  const { selection } = edits.values;
  const leaveOut = (skus: readonly string[]) =>
    edits.set('selection', {
      ...selection,
      skus: selection.skus.filter((sku) => !skus.includes(sku)),
      excluded: [...new Set([...selection.excluded, ...skus])],
    });
  return (
    <Page
      title={campaign.name}
      back={{ to: '/campaigns', label: t('back') }}
      states={<CampaignPill state={campaign.state} />}
      actions={mayEdit && <CampaignSteps campaign={campaign} check={checked.check} isUnsaved={isUnsaved} />}
    >
      <PageColumns>
        {isDraft && mayEdit ? (
          <>
            <FoundChanges edits={edits} fieldName={words.field} showField={words.value} version={campaign.version} />
            <TermsForm edits={edits} choices={choices} />
            <SelectionForm edits={edits} choices={choices} />
          </>
        ) : (
          <CampaignFacts campaign={campaign} viewsText={viewsText} />
        )}
        {isChecked && (
          <CheckList checked={checked} viewsText={viewsText} isUnsaved={isUnsaved} onLeaveOut={isDraft && mayEdit ? leaveOut : undefined} />
        )}
        {history}
      </PageColumns>
      <EditBar edits={edits} thing={campaign.name} fieldName={words.field} showField={words.value} />
    </Page>
  );
}
