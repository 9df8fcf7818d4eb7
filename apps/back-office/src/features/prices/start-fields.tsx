import { useMessages } from '../../i18n/language-context.tsx';
import { clockOf } from '../../lib/branch-clock.ts';
import { MomentField } from '../../ui/fields/moment-field.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';

/** When something begins: now, or a day and time by the clock of the branches. */
export type Start = { readonly start: 'now' | 'later'; readonly clock: string };

const day = 86_400_000;

/** Now, with tomorrow's midnight at hand. */
export const startNow = (now: Date): Start => ({ start: 'now', clock: clockOf(new Date(now.getTime() + day)).replace(/T.*/, 'T00:00') });

type Props = { readonly draft: Start; readonly set: (part: Partial<Start>) => void };

export function StartFields({ draft, set }: Props) {
  const t = useMessages('prices');
  return (
    <>
      <RadioGroup
        legend={t('start')}
        options={[
          { value: 'now', label: t('startNow') },
          { value: 'later', label: t('startLater') },
        ]}
        value={draft.start}
        onChange={(start) => set({ start })}
      />
      {draft.start === 'later' && (
        <MomentField label={t('moment')} hint={t('clock')} required value={draft.clock} onChange={(clock) => set({ clock })} />
      )}
    </>
  );
}
