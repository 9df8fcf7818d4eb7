import type { ReturnState } from '../../../generated/graphql.ts';
import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { useWho } from '../../../lib/desk/use-who.ts';
import { useDayName } from '../../../lib/log/use-day-name.ts';
import { byDay } from '../../../lib/log/by-day.ts';
import type { IconName } from '../../../ui/icons/icon-names.ts';
import { Card } from '../../../ui/show/card.tsx';
import type { Tone } from '../../../ui/show/status-pill.tsx';
import { Timeline } from '../../../ui/show/timeline.tsx';
import deskStyles from '../../../shell/desk.module.css';
import { useReturnDesk } from './return-desk.ts';

const looks: Readonly<Record<ReturnState, { readonly icon: IconName; readonly tone?: Tone }>> = {
  announced: { icon: 'chat-text', tone: 'warn' },
  accepted: { icon: 'check-circle', tone: 'good' },
  in_transit: { icon: 'truck', tone: 'info' },
  received: { icon: 'package', tone: 'good' },
  inspected: { icon: 'magnifying-glass', tone: 'info' },
  closed: { icon: 'check', tone: 'good' },
  rejected: { icon: 'x-circle', tone: 'bad' },
  expired: { icon: 'clock', tone: 'bad' },
};

/** The way it went, the newest first. */
export function TimelineCard() {
  const t = useMessages('return');
  const words = useMessages('returnWords');
  const { time } = useFormats();
  const who = useWho();
  const dayName = useDayName();
  const { back } = useReturnDesk();
  const steps = back.steps.map((step, index) => ({ ...step, id: String(index) })).toReversed();
  const days = byDay(steps).map(({ day, items }) => ({
    day: dayName(day),
    entries: items.map(({ id, state, at, by, reason }) => ({
      ...looks[state],
      id,
      title: words(`state.${state}`),
      note: who(by),
      time: time(at),
      dateTime: at,
      more: reason ? <p className={deskStyles.said}>{reason}</p> : undefined,
    })),
  }));
  return (
    <Card title={t('timeline')}>
      <Timeline days={days} />
    </Card>
  );
}
