import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { EmptyState } from '../../ui/show/state-note.tsx';
import { CampaignPill } from './campaign-pill.tsx';
import styles from './calendar.module.css';
import { dayOf, monthsFrom, spanOf, type CalendarRow } from './calendar.ts';
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

/** What a bar says to who does not see where it stands, and to who points at it. */
function useBarText(): (row: CalendarRow) => string {
  const t = useMessages('campaigns');
  const { moment, number } = useFormats();
  const ruleText = useRuleText();
  return ({ campaign, until, overlaps }) => {
    const said = t('barWhat', {
      name: campaign.name,
      state: t(`state.${campaign.state}`),
      from: moment(campaign.startsAt),
      to: moment(until),
      rule: ruleText(campaign),
    });
    const names = overlaps.map(({ name, articles }) => t('overlapOne', { name, count: number(articles) }));
    return names.length > 0 ? `${said}; ${t('overlapsWith', { names: names.join(', ') })}` : said;
  };
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
  const { day } = useFormats();
  const barText = useBarText();
  const ruleText = useRuleText();
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
        {rows.map((row) => {
          const { campaign, until, overlaps } = row;
          const { from, to, isCutBefore, isCutAfter } = spanOf({ startsAt: campaign.startsAt, until }, month);
          return (
            <li key={campaign.id} className={styles.row}>
              <Link
                to={`/campaigns/${campaign.id}`}
                className={styles.bar}
                style={columnsOf(from, to)}
                data-state={campaign.state}
                data-cut={[isCutBefore && 'before', isCutAfter && 'after'].filter(Boolean).join(' ')}
                data-late={from > days * 0.6 || undefined}
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
                <span className={styles.overlap} style={columnsOf(Math.min(from, Math.ceil(days * 0.6)), days)} aria-hidden>
                  {t('overlapsWith', {
                    names: overlaps.map(({ name, articles }) => t('overlapOne', { name, count: articles })).join(', '),
                  })}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
