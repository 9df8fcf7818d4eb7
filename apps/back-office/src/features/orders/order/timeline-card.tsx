import { useState } from 'react';
import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { byDay } from '../../../lib/log/by-day.ts';
import { useDayName } from '../../../lib/log/use-day-name.ts';
import type { IconName } from '../../../ui/icons/icon-names.ts';
import { Card } from '../../../ui/show/card.tsx';
import { Segments } from '../../../ui/show/segments.tsx';
import type { Tone } from '../../../ui/show/status-pill.tsx';
import { Timeline, type TimelineDay } from '../../../ui/show/timeline.tsx';
import { happeningsOf, isNote, type Happening } from './happenings.ts';
import { NoteForm } from './note-form.tsx';
import deskStyles from '../../../shell/desk.module.css';
import styles from './order.module.css';
import { useOrderDesk } from './order-desk.ts';
import { useOrderWords } from './use-order-words.ts';

type Look = { readonly icon: IconName; readonly tone?: Tone };

const shipmentLooks: Readonly<Record<Extract<Happening, { kind: 'shipment' }>['state'], Look>> = {
  planned: { icon: 'package' },
  picking: { icon: 'basket', tone: 'info' },
  packed: { icon: 'package', tone: 'info' },
  sent: { icon: 'truck', tone: 'good' },
  delivered: { icon: 'house', tone: 'good' },
  ready: { icon: 'storefront', tone: 'info' },
  handed_over: { icon: 'storefront', tone: 'good' },
  uncollected: { icon: 'clock', tone: 'warn' },
  canceled: { icon: 'x-circle' },
  short: { icon: 'warning', tone: 'bad' },
};

const revisionLooks: Readonly<Record<Extract<Happening, { kind: 'revision' }>['step'], Look>> = {
  proposed: { icon: 'pencil-simple' },
  asked: { icon: 'envelope-simple', tone: 'info' },
  confirmed: { icon: 'check', tone: 'info' },
  applied: { icon: 'pencil-simple', tone: 'good' },
  declined: { icon: 'x-circle', tone: 'warn' },
  expired: { icon: 'clock' },
  withdrawn: { icon: 'minus-circle' },
};

function lookOf(happening: Happening): Look {
  if (happening.kind === 'shipment') return shipmentLooks[happening.state];
  if (happening.kind === 'refund') return { icon: 'arrow-u-up-left', tone: 'warn' };
  if (happening.kind === 'refundAgain') return { icon: 'arrow-clockwise' };
  if (happening.kind === 'note') return { icon: 'note' };
  if (happening.kind === 'revision') return revisionLooks[happening.step];
  const { status } = happening;
  if (status === 'canceled' || status === 'fraud') return { icon: 'x-circle', tone: 'bad' };
  if (status === 'holded') return { icon: 'pause-circle', tone: 'warn' };
  return status === 'complete' ? { icon: 'check-circle', tone: 'good' } : { icon: 'receipt' };
}

function useDays(happenings: readonly Happening[]): readonly TimelineDay[] {
  const t = useMessages('order');
  const dayName = useDayName();
  const { time } = useFormats();
  const words = useOrderWords(useOrderDesk().order);
  return byDay(happenings).map(({ day: date, items }) => ({
    day: dayName(date),
    entries: items.map((happening) => ({
      ...lookOf(happening),
      id: happening.id,
      title: words.told(happening),
      note: [words.who(happening.by), happening.isVisible && t('customerReads')].filter(Boolean).join(', '),
      time: time(happening.at),
      dateTime: happening.at,
      more: happening.kind !== 'note' && happening.text ? <p className={deskStyles.said}>{happening.text}</p> : undefined,
    })),
  }));
}

/** What happened to the order, and what the team wrote about it. */
export function TimelineCard() {
  const t = useMessages('order');
  const { order } = useOrderDesk();
  const [shown, setShown] = useState<'all' | 'notes'>('all');
  const all = happeningsOf(order);
  const days = useDays(shown === 'all' ? all : all.filter(isNote));
  const options = (['all', 'notes'] as const).map((value) => ({ value, label: t(value) }));
  return (
    <Card title={t('timeline')} actions={<Segments label={t('show')} options={options} value={shown} onChange={setShown} />}>
      <div className={styles.timeline}>
        {order.can.includes('noteOrder') && <NoteForm />}
        {days.length > 0 ? <Timeline days={days} /> : <p className={deskStyles.quiet}>{t('noNotes')}</p>}
      </div>
    </Card>
  );
}
