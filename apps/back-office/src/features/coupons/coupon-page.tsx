import type { ReactNode } from 'react';
import { ExportCouponDocument } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { EditBar } from '../../lib/edits/edit-bar.tsx';
import { FoundChanges } from '../../lib/edits/found-changes.tsx';
import { useEdits } from '../../lib/edits/use-edits.ts';
import { useLogWords } from '../../lib/log/use-log-words.ts';
import { useRefusal } from '../../lib/refusals/use-refusal.ts';
import { DownloadButton } from '../../shell/download-button.tsx';
import { Page } from '../../shell/page.tsx';
import { Card } from '../../ui/show/card.tsx';
import { Facts } from '../../ui/show/facts.tsx';
import { PageColumns } from '../../ui/show/page-columns.tsx';
import { ConditionsForm } from './conditions-form.tsx';
import { CouponPill } from './coupon-pill.tsx';
import { CouponSwitch } from './coupon-switch.tsx';
import { couponOf, saveCoupon, type Choices, type Coupon } from './coupon.ts';
import { LimitsForm } from './limits-form.tsx';
import { RuleForm } from './rule-form.tsx';
import { TesterCard } from './tester-card.tsx';
import { useConditionTexts, usePeriodText, useRuleText } from './use-coupon-texts.ts';
import { UsesCard } from './uses-card.tsx';

/** For who only reads it. */
function CouponFacts({ coupon, choices }: { readonly coupon: Coupon; readonly choices: Choices }) {
  const t = useMessages('coupons');
  const { number } = useFormats();
  const ruleText = useRuleText();
  const periodText = usePeriodText();
  const conditions = useConditionTexts(choices)(coupon);
  const uses = (count: number | null | undefined): string => (count ? number(count) : t('unlimited'));
  return (
    <Card title={t('rule')}>
      <Facts
        facts={[
          { name: t('rule'), value: ruleText(coupon) },
          { name: t('period'), value: periodText(coupon) },
          { name: t('conditions'), value: conditions.length > 0 ? conditions.join(' · ') : t('none') },
          { name: t('usesPerCoupon'), value: uses(coupon.usesPerCoupon) },
          { name: t('usesPerCustomer'), value: uses(coupon.usesPerCustomer) },
        ]}
      />
    </Card>
  );
}

type Props = {
  readonly coupon: Coupon;
  readonly choices: Choices;
  readonly mayEdit: boolean;
  readonly seesCustomers: boolean;
  readonly history: ReactNode;
};

/** A discount for a code: its terms, who used it, and why it works or not. */
export function CouponPage({ coupon, choices, mayEdit, seesCustomers, history }: Props) {
  const t = useMessages('coupons');
  const { number } = useFormats();
  const words = useLogWords();
  const views = choices.views.map(({ code }) => code);
  const edits = useEdits('coupon', coupon.id, couponOf(coupon, views), saveCoupon(useRefusal(), views));
  const isUnsaved = edits.changes.length > 0;
  const isSeries = coupon.codes > 1;
  const askFor = async (key: string) => (await ask(ExportCouponDocument, { code: coupon.id, key })).exportCoupon;
  return (
    <Page
      title={coupon.id}
      {...(isSeries ? { note: t('seriesOf', { count: number(coupon.codes), used: number(coupon.used) }) } : {})}
      back={{ to: '/coupons', label: t('back') }}
      states={<CouponPill state={coupon.state} />}
      actions={
        mayEdit && (
          <>
            {isSeries && <DownloadButton name={t('csv')} label={t('csvOf', { count: number(coupon.codes) })} askFor={askFor} />}
            <CouponSwitch coupon={coupon} isUnsaved={isUnsaved} />
          </>
        )
      }
    >
      <PageColumns summary={<TesterCard coupon={coupon} choices={choices} isUnsaved={isUnsaved} seesCustomers={seesCustomers} />}>
        {mayEdit ? (
          <>
            <FoundChanges edits={edits} fieldName={words.field} showField={words.value} version={coupon.version} />
            <RuleForm edits={edits} choices={choices} />
            <ConditionsForm edits={edits} choices={choices} />
            <LimitsForm edits={edits} isSeries={isSeries} />
          </>
        ) : (
          <CouponFacts coupon={coupon} choices={choices} />
        )}
        <UsesCard coupon={coupon} />
        {history}
      </PageColumns>
      <EditBar edits={edits} thing={coupon.id} fieldName={words.field} showField={words.value} />
    </Page>
  );
}
