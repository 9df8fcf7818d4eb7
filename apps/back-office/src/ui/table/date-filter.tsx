import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Pressable } from 'react-aria-components/Pressable';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { DateField } from '../fields/date-field.tsx';
import lists from '../overlays/list-styles.module.css';
import { Chip } from '../show/chip.tsx';
import styles from './filter-bar.module.css';

type Props = {
  readonly name: string;
  /** From, to; empty: open. */
  readonly days: readonly string[];
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onChange: (days: readonly string[]) => void;
};

/** From a day to a day, either may be open. */
export function DateFilter({ name, days: [from = '', to = ''], isOpen, onOpenChange, onChange }: Props) {
  const t = useMessages('lists');
  const { day } = useFormats();
  const set = (next: readonly [string, string]) => onChange(next.some(Boolean) ? next : []);
  const shown = () => {
    if (from && to) return `${day(from)} – ${day(to)}`;
    if (from) return t('since', { day: day(from) });
    return to ? t('until', { day: day(to) }) : '…';
  };
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      <Pressable>
        <Chip name={name} value={shown()} onRemove={() => onChange([])} />
      </Pressable>
      <Popover className={lists.popover ?? ''} placement="bottom start" offset={4}>
        <Dialog className={styles.days ?? ''} aria-label={name}>
          <DateField label={t('from')} value={from || null} onChange={(value) => set([value ?? '', to])} />
          <DateField label={t('to')} value={to || null} onChange={(value) => set([from, value ?? ''])} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
