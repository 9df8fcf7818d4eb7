import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { dayOf } from '../../lib/branch-clock.ts';
import { EmptyState } from '../../ui/show/state-note.tsx';
import { CampaignPill } from './campaign-pill.tsx';
import styles from './calendar.module.css';
import { monthsFrom, spanOf, type CalendarRow } from './calendar.ts';
import { useRuleText } from './use-rule-text.ts';

const columnsOf = (from: number, to: number): CSSProperties => ({ gridColumn: `${from} / ${to + 1}` });

function MonthHeads({ month, monthName }: Pick<Props, 'month' | 'monthName'>) {
  return (
    <div className={styles.months} aria-hidden>
      {monthsFrom(month).map(({ month: one, first, days }) => (
        <span key={one} className={styles.month} style={columnsOf(first, first + days - 1)}>
          {monthName(one)}
        </span>
      ))}
    </div>
  );
}

/** With whom a campaign shares articles. */
function useOverlapText(): (overlaps: CalendarRow['overlaps']) => string {
  const t = useMessages('campaigns');
  return (overlaps) => {
    const names = overlaps.map(({ name, articles }) => t('overlapOne', { name, count: articles }));
    return t('overlapsWith', { names: names.join(', ') });
  };
}

/** What a bar says to who does not see where it stands, and to who points at it. */
function useBarText(): (row: CalendarRow) => string {
  const t = useMessages('campaigns');
  const { moment } = useFormats();
  const ruleText = useRuleText();
  const overlapText = useOverlapText();
  return ({ campaign, until, overlaps }) => {
    const said = t('barWhat', {
      name: campaign.name,
      state: t(`state.${campaign.state}`),
      from: moment(campaign.startsAt),
      to: moment(until),
      rule: ruleText(campaign),
    });
    return overlaps.length > 0 ? `${said}; ${overlapText(overlaps)}` : said;
  };
}

/** A campaign with its bar; what does not fit on it stands beside it. */
function Row({ row, month, days }: { readonly row: CalendarRow; readonly month: string; readonly days: number }) {
  const { day } = useFormats();
  const barText = useBarText();
  const overlapText = useOverlapText();
  const ruleText = useRuleText();
  const { campaign, until, overlaps } = row;
  const { from, to, isCutBefore, isCutAfter } = spanOf({ startsAt: campaign.startsAt, until }, month);
  // Where there is no room behind its bar, a name stands before the bar's end.
  const isLate = from > days * 0.6;
  return (
    <li className={styles.row}>
      <Link
        to={`/campaigns/${campaign.id}`}
        className={styles.bar}
        style={columnsOf(from, to)}
        data-state={campaign.state}
        data-cut={[isCutBefore && 'before', isCutAfter && 'after'].filter(Boolean).join(' ')}
        data-late={isLate || undefined}
        aria-label={barText(row)}
        title={barText(row)}
      >
        <span className={styles.name}>
          {campaign.name} <span className={styles.rule}>{ruleText(campaign)}</span>
        </span>
      </Link>
      <span className={styles.facts} aria-hidden>
        <CampaignPill state={campaign.state} />
        <span className={styles.when}>
          {day(campaign.startsAt)} – {day(new Date(new Date(until).getTime() - 1))}
        </span>
      </span>
      {overlaps.length > 0 && (
        <span
          className={styles.overlap}
          style={isLate ? columnsOf(1, to) : columnsOf(from, days)}
          data-late={isLate || undefined}
          aria-hidden
        >
          {overlapText(overlaps)}
        </span>
      )}
    </li>
  );
}

type Props = {
  readonly rows: readonly CalendarRow[];
  readonly month: string;
  readonly now: Date;
  readonly monthName: (month: string) => string;
};

/** Months beside each other, a bar a campaign; on a phone a list. Every bar is a link. */
export function CalendarView({ rows, month, now, monthName }: Props) {
  const t = useMessages('campaigns');
  const days = monthsFrom(month).reduce((sum, one) => sum + one.days, 0);
  const today = spanOf({ startsAt: now.toISOString(), until: new Date(now.getTime() + 1).toISOString() }, month);
  const isHere = !today.isCutBefore && today.from <= days && dayOf(now) >= `${month}-01`;
  return (
    <section className={styles.calendar} style={{ '--days': days } as CSSProperties} aria-label={t('calendarWhat')}>
      <MonthHeads month={month} monthName={monthName} />
      {rows.length === 0 && <EmptyState icon="calendar-blank" title={t('calendarEmpty')} />}
      <ol className={styles.rows}>
        {isHere && rows.length > 0 && (
          <li aria-hidden className={styles.today} style={columnsOf(today.from, today.from)}>
            <span className={styles.todayWord}>{t('today')}</span>
          </li>
        )}
        {rows.map((row) => (
          <Row key={row.campaign.id} row={row} month={month} days={days} />
        ))}
      </ol>
    </section>
  );
}
