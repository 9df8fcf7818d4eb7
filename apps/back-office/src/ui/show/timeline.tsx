import type { ReactNode } from 'react';
import type { IconName } from '../icons/icon-names.ts';
import { Icon } from '../icons/icon.tsx';
import type { Tone } from './status-pill.tsx';
import styles from './timeline.module.css';

type TimelineEntry = {
  readonly id: string;
  readonly icon: IconName;
  readonly tone?: Tone;
  readonly title: ReactNode;
  /** Who, where. */
  readonly note?: ReactNode;
  /** `09:41`. */
  readonly time: string;
  readonly dateTime: string;
  /** Behind it: a difference, an undo. */
  readonly more?: ReactNode;
};

export type TimelineDay = { readonly day: string; readonly entries: readonly TimelineEntry[] };

/** What happened, by day, newest first. */
export function Timeline({ days }: { readonly days: readonly TimelineDay[] }) {
  return (
    <ol className={styles.timeline}>
      {days.map(({ day, entries }) => (
        <li key={day}>
          <h3 className={styles.day}>{day}</h3>
          <ol className={styles.entries}>
            {entries.map(({ id, icon, tone = 'idle', title, note, time, dateTime, more }) => (
              <li key={id} className={styles.entry}>
                <span className={styles.icon} data-tone={tone}>
                  <Icon name={icon} size={14} />
                </span>
                <div className={styles.words}>
                  <div className={styles.title}>{title}</div>
                  {note && <div className={styles.note}>{note}</div>}
                  {more}
                </div>
                <time className={styles.time} dateTime={dateTime}>
                  {time}
                </time>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}
