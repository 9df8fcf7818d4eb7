import { useState, type ReactNode } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import { Menu } from '../actions/menu.tsx';
import { TextButton } from '../actions/text-button.tsx';
import type { Option } from '../fields/radio-group.tsx';
import { Icon } from '../icons/icon.tsx';
import { Chip } from '../show/chip.tsx';
import { CheckMenu } from './check-menu.tsx';
import { DateFilter } from './date-filter.tsx';
import styles from './filter-bar.module.css';
import { SearchBox } from './search-box.tsx';

export type Filter = { readonly id: string; readonly name: string } & (
  | { readonly kind: 'choice'; readonly options: readonly Option<string>[]; readonly isMany?: boolean }
  | { readonly kind: 'dates' }
);

/** What holds, by the filter's id; days as [from, to]. */
export type FilterValues = Readonly<Record<string, readonly string[]>>;

type Props = {
  readonly search: {
    readonly label: string;
    readonly placeholder: string;
    readonly value: string;
    readonly onSearch: (text: string) => void;
  };
  readonly filters: readonly Filter[];
  readonly values: FilterValues;
  readonly onChange: (values: FilterValues) => void;
  /** There when something differs from the view. */
  readonly onSaveView?: (() => void) | undefined;
  /** Density, columns. */
  readonly after?: ReactNode;
};

type ChipProps = {
  readonly filter: Filter;
  readonly chosen: readonly string[];
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onChange: (chosen: readonly string[]) => void;
};

function FilterChip({ filter, chosen, isOpen, onOpenChange, onChange }: ChipProps) {
  if (filter.kind === 'dates')
    return <DateFilter name={filter.name} days={chosen} isOpen={isOpen} onOpenChange={onOpenChange} onChange={onChange} />;
  const labels = filter.options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);
  return (
    <CheckMenu
      label={filter.name}
      trigger={<Chip name={filter.name} value={labels.join(', ') || '…'} onRemove={() => onChange([])} />}
      options={filter.options}
      chosen={chosen}
      isMany={filter.isMany ?? false}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onChange={onChange}
    />
  );
}

/** Search, the filters that hold as chips, one more, and the way to keep them as a view. */
export function FilterBar({ search, filters, values, onChange, onSaveView, after }: Props) {
  const t = useMessages('lists');
  const [open, setOpen] = useState<string>();
  const chosenOf = (id: string): readonly string[] => values[id] ?? [];
  const held = filters.filter(({ id }) => chosenOf(id).length > 0 || id === open);
  const others = filters.filter((filter) => !held.includes(filter));
  const set = (id: string, chosen: readonly string[]) => {
    const { [id]: _old, ...rest } = values;
    onChange(chosen.length > 0 ? { ...rest, [id]: chosen } : rest);
  };
  return (
    <div className={styles.bar}>
      <SearchBox {...search} />
      {held.map((filter) => (
        <FilterChip
          key={filter.id}
          filter={filter}
          chosen={chosenOf(filter.id)}
          isOpen={filter.id === open}
          onOpenChange={(isOpen) => setOpen(isOpen ? filter.id : undefined)}
          onChange={(chosen) => set(filter.id, chosen)}
        />
      ))}
      {others.length > 0 && (
        <Menu
          label={t('addFilter')}
          placement="bottom start"
          trigger={
            <button type="button" className={styles.add}>
              <Icon name="plus" size={14} />
              {t('filter')}
            </button>
          }
          groups={[{ actions: others.map(({ id, name }) => ({ id, label: name, onAction: () => setOpen(id) })) }]}
        />
      )}
      <div className={styles.end}>
        {onSaveView && <TextButton onClick={onSaveView}>{t('saveView')}</TextButton>}
        {Object.keys(values).length > 0 && (
          <TextButton tone="quiet" onClick={() => onChange({})}>
            {t('clearFilters')}
          </TextButton>
        )}
        {after && <div className={styles.after}>{after}</div>}
      </div>
    </div>
  );
}
