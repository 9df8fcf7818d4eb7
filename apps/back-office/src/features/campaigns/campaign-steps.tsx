import { useState } from 'react';
import { EditCampaignDocument, type EditCampaignMutation } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { useChange } from '../../lib/use-change.ts';
import { CallProblem } from '../../shell/call-problem.tsx';
import { FormDialog } from '../../shell/form-dialog.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { toasts } from '../../ui/overlays/toast-queue.ts';
import type { Campaign, Check } from './campaign.ts';
import styles from './campaigns.module.css';

type Step = 'planned' | 'draft' | 'canceled';
type Saved = Extract<EditCampaignMutation['editCampaign'], { __typename: 'CampaignSaved' }>;

/** Which steps a campaign can take now. */
const stepsOf = ({ state }: Campaign): readonly Step[] => {
  if (state === 'draft') return ['planned'];
  if (state === 'planned') return ['draft', 'canceled'];
  return state === 'running' ? ['canceled'] : [];
};

const stored = ({ state }: Campaign): Step => (state === 'draft' || state === 'canceled' ? state : 'planned');

type Props = { readonly campaign: Campaign; readonly check: Check | undefined; readonly isUnsaved: boolean };

/** Why it cannot be planned yet; undefined when it can. */
function useObstacle({ check, isUnsaved }: Omit<Props, 'campaign'>): string | undefined {
  const t = useMessages('campaigns');
  if (isUnsaved) return t('saveFirst');
  if (!check || check.articles === 0) return t('noArticles');
  return check.refused + check.unknown.length > 0 ? t('someCannot') : undefined;
}

function useStep(campaign: Campaign) {
  const t = useMessages('campaigns');
  const [step, setStep] = useState<Step>();
  const [kept, setKept] = useState<Saved['kept']>([]);
  const { run, ...state } = useChange();
  const move = async (to: Step) => {
    const changes = [{ field: 'campaignState', base: stored(campaign), value: to }];
    const answer = await run({ to, version: campaign.version }, async (key): Promise<EditCampaignMutation['editCampaign']> => {
      const edit = { id: campaign.id, version: campaign.version, changes, key };
      return (await ask(EditCampaignDocument, { edit })).editCampaign;
    });
    if (!answer) return;
    setStep(undefined);
    if (answer.__typename === 'CampaignSaved') setKept(answer.kept);
    const text = { CampaignSaved: t(`done.${to}`), WaitsForApproval: t('waits'), EditConflict: t('changedMeanwhile') };
    toasts.add({ text: text[answer.__typename] });
  };
  return { ...state, step, setStep, kept, forgetKept: () => setKept([]), move };
}

/** What was not put back, because somebody has changed it since. */
function KeptPrices({ kept, onClose }: { readonly kept: Saved['kept']; readonly onClose: () => void }) {
  const t = useMessages('campaigns');
  const { money } = useFormats();
  return (
    <FormDialog title={t('keptTitle')} text={t('keptWhat')} action={t('understood')} isPending={false} onSubmit={onClose} onClose={onClose}>
      <ul className={styles.kept}>
        {kept.map(({ sku, view, planned, now }) => (
          <li key={`${sku} ${view}`}>{t('keptPrice', { sku, view, planned: money(planned.cents), now: now ? money(now.cents) : '–' })}</li>
        ))}
      </ul>
    </FormDialog>
  );
}

/** Plans it, takes it back, ends it; each says first what it does. */
export function CampaignSteps({ campaign, check, isUnsaved }: Props) {
  const t = useMessages('campaigns');
  const { number } = useFormats();
  const obstacle = useObstacle({ check, isUnsaved });
  const { step, setStep, kept, forgetKept, move, isPending, error, problem } = useStep(campaign);
  return (
    <>
      {stepsOf(campaign).map((to) => (
        <Button
          key={to}
          {...(to === 'planned' && { kind: 'main' })}
          disabledReason={to === 'planned' ? obstacle : undefined}
          onClick={() => setStep(to)}
        >
          {t(`step.${to}`)}
        </Button>
      ))}
      {step && (
        <FormDialog
          title={t(`step.${step}`)}
          text={step === 'planned' ? t('planWhat', { count: number(check?.articles ?? 0) }) : t(`stepWhat.${step}`)}
          action={t(`step.${step}`)}
          isPending={isPending}
          onSubmit={() => void move(step)}
          onClose={() => setStep(undefined)}
        >
          {step === 'planned' && check?.waits && <p className={styles.note}>{t('willWait')}</p>}
          <CallProblem error={error} text={problem} />
        </FormDialog>
      )}
      {kept.length > 0 && <KeptPrices kept={kept} onClose={forgetKept} />}
    </>
  );
}
