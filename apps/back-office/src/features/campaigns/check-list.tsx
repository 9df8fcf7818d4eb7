import { useCallback, useState } from 'react';
import { CampaignCheckDocument, type CampaignLines } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { useLive } from '../../lib/events/use-live.ts';
import { useCall } from '../../lib/use-call.ts';
import { CallProblem } from '../../shell/call-problem.tsx';
import { PercentBadge } from '../../shell/prices/percent-badge.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { TextButton } from '../../ui/actions/text-button.tsx';
import { Card } from '../../ui/show/card.tsx';
import { Segments } from '../../ui/show/segments.tsx';
import { SkeletonRows } from '../../ui/show/skeleton.tsx';
import type { Column } from '../../ui/table/columns.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Campaign, Check, CheckedLine } from './campaign.ts';
import styles from './campaigns.module.css';

/** The check of a campaign as it is saved, and more of its lines. */
export function useCheck({ id }: Pick<Campaign, 'id'>) {
  const [which, setWhich] = useState<CampaignLines>('all');
  const [rest, setRest] = useState<{ readonly of: Check; readonly last: Check; readonly lines: Check['lines'] }>();
  const load = useCallback(async () => (await ask(CampaignCheckDocument, { id, lines: which })).campaignCheck, [id, which]);
  // What is saved is checked anew, and so is what others do to these prices.
  const first = useLive(load, ['campaign', 'price']);
  const shown = first && rest?.of === first ? { ...rest.last, lines: [...first.lines, ...rest.lines] } : first;
  const more = async () => {
    if (!first || !shown) return;
    const last = (await ask(CampaignCheckDocument, { id, lines: which, after: shown.next ?? 0 })).campaignCheck;
    setRest({ of: first, last, lines: [...shown.lines.slice(first.lines.length), ...last.lines] });
  };
  const { run, error } = useCall(more);
  return { check: shown, which, setWhich, more: run, error };
}

function useColumns(viewsText: (codes: readonly string[]) => string): readonly Column<CheckedLine>[] {
  const t = useMessages('campaigns');
  const { money, day } = useFormats();
  const says = ({ problems, warnings, changesAt }: CheckedLine) => [
    ...problems.map((problem) => ({ key: problem, tone: 'bad', text: t(`problem.${problem}`) })),
    ...warnings.map((warning) => ({
      key: warning,
      tone: 'warn',
      text:
        warning === 'reference_changes'
          ? t('warning.reference_changes', { day: changesAt ? day(changesAt) : '' })
          : t(`warning.${warning}`),
    })),
  ];
  return [
    { id: 'name', title: t('article'), cell: ({ name }) => name, isTitle: true },
    { id: 'sku', title: t('sku'), cell: ({ sku }) => sku, isQuiet: true, phone: 'note' },
    { id: 'views', title: t('views'), cell: ({ views }) => viewsText(views), isQuiet: true },
    { id: 'regular', title: t('regular'), cell: ({ regular }) => (regular ? money(regular.cents) : '–'), align: 'end', isQuiet: true },
    {
      id: 'reference',
      title: t('reference'),
      cell: ({ reference }) => (reference ? <s className={styles.struck}>{money(reference.cents)}</s> : '–'),
      align: 'end',
      isQuiet: true,
    },
    {
      id: 'badge',
      title: t('badge'),
      cell: ({ percentOff }) => (percentOff ? <PercentBadge percent={percentOff} /> : '–'),
      align: 'end',
    },
    { id: 'price', title: t('price'), cell: ({ price }) => money(price.cents), align: 'end', phone: 'end' },
    {
      id: 'says',
      title: t('says'),
      cell: (line) =>
        says(line).map(({ key, tone, text }) => (
          <span key={key} className={styles.says} data-tone={tone}>
            {text}
          </span>
        )),
      phone: 'state',
    },
  ];
}

type Props = {
  readonly checked: ReturnType<typeof useCheck>;
  readonly viewsText: (codes: readonly string[]) => string;
  readonly isUnsaved: boolean;
  /** Leaves out what cannot take part; undefined for who may not. */
  readonly onLeaveOut?: ((skus: readonly string[]) => void) | undefined;
};

/** What shoppers will see when it begins, article by article, by the rules of the storefront (LAW-03). */
export function CheckList({ checked, viewsText, isUnsaved, onLeaveOut }: Props) {
  const t = useMessages('campaigns');
  const { number } = useFormats();
  const columns = useColumns(viewsText);
  const { check, which, setWhich, more, error } = checked;
  if (!check) return <SkeletonRows count={4} />;
  const { articles, refused, warned, unknown, refusedSkus, lines } = check;
  const cannot = [...refusedSkus, ...unknown];
  const leaveOut = onLeaveOut && cannot.length > 0 && (
    <Button onClick={() => onLeaveOut(cannot)}>{t('leaveOut', { count: cannot.length })}</Button>
  );
  return (
    <Card isFlush title={t('checkList')} note={isUnsaved ? t('saveFirst') : t('checkListWhat')} actions={leaveOut}>
      <div className={styles.checkHead}>
        <Segments
          label={t('checkList')}
          options={[
            { value: 'all', label: t('lines.all', { count: number(articles) }) },
            { value: 'refused', label: t('lines.refused', { count: number(refused) }) },
            { value: 'warned', label: t('lines.warned', { count: number(warned) }) },
          ]}
          value={which}
          onChange={setWhich}
        />
        {unknown.length > 0 && (
          <p className={styles.says} data-tone="bad">
            {t('unknown', { skus: unknown.slice(0, 10).join(', ') })}
          </p>
        )}
      </div>
      {lines.length > 0 ? (
        <DataTable
          caption={t('checkList')}
          columns={columns}
          rows={lines}
          rowId={({ sku, views }) => `${sku} ${views.join(' ')}`}
          rowName={({ name }) => name}
          rowHref={({ sku }) => `/prices/${encodeURIComponent(sku)}`}
        />
      ) : (
        <p className={styles.nothing}>{articles === 0 ? t('noArticles') : t('noneOfThese')}</p>
      )}
      {check.next !== null && check.next !== undefined && (
        <p className={styles.nothing}>
          <TextButton onClick={() => void more()}>{t('more')}</TextButton>
        </p>
      )}
      <CallProblem error={error} />
    </Card>
  );
}
