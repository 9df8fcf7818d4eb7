import { useState } from 'react';
import { useMessages } from '../../../i18n/language-context.tsx';
import type { FilterGroup, FilterOption } from './filter-groups.ts';
import { FilterOptionControl, type FilterChooser } from './filter-option.tsx';
import { valueSlug } from './filter-values.ts';
import { isChosen } from '../listing/listing-changes.ts';
import styles from './filter-group.module.css';

type ListProps = { readonly chooser: FilterChooser; readonly group: FilterGroup };
type Props = ListProps & { readonly id: string; readonly title?: string | undefined };

const maxOpen = 10;

/** The values of one attribute: sizes as a grid, colours with their dots, anything else as a list. */
export function FilterGroupOptions({ id, chooser, group, title }: Props) {
  const { code, kind, options } = group;
  const heading =
    title === undefined ? null : (
      <h4 id={id} className={styles.title}>
        {title}
      </h4>
    );
  if (kind === 'sizes') {
    return (
      <div className={styles.group}>
        {heading}
        <ul
          className={styles.sizes}
          data-keep-scroll=""
          {...(title === undefined ? { 'aria-label': group.label } : { 'aria-labelledby': id })}
        >
          {options.map((option) => (
            <li key={option.id}>
              <FilterOptionControl chooser={chooser} code={code} option={option} look="size" />
            </li>
          ))}
        </ul>
      </div>
    );
  }
  return (
    <div className={styles.group}>
      {heading}
      <LongList chooser={chooser} group={group} />
    </div>
  );
}

/** More than ten values can be searched, and the rest unfolds (UX-6). */
function LongList({ chooser, group }: ListProps) {
  const t = useMessages('catalogLater');
  const [query, setQuery] = useState('');
  const { code, label } = group;
  // What would give nothing is left out, but what is on can always be taken off.
  const options = group.options.filter(({ count, value }) => count > 0 || isChosen(chooser.state, code, value));
  if (options.length <= maxOpen) return <OptionList chooser={chooser} group={group} options={options} />;
  const wanted = valueSlug(query);
  const found = options.filter((option) => valueSlug(option.label).includes(wanted));
  return (
    <>
      <input
        type="search"
        className={styles.search}
        value={query}
        aria-label={t('searchOptions', { name: label })}
        placeholder={t('searchOptions', { name: label })}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      {wanted === '' ? (
        <>
          <OptionList chooser={chooser} group={group} options={options.slice(0, maxOpen)} />
          <details className={styles.rest}>
            <summary className={styles.all}>
              <span className={styles.more}>{t('showAllOptions', { count: options.length })}</span>
              <span className={styles.fewer}>{t('showFewerOptions')}</span>
            </summary>
            <OptionList chooser={chooser} group={group} options={options.slice(maxOpen)} />
          </details>
        </>
      ) : (
        <>
          <OptionList chooser={chooser} group={group} options={found} />
          <output className={styles.none}>{found.length === 0 ? t('noOptions') : ''}</output>
        </>
      )}
    </>
  );
}

function OptionList({ chooser, group, options }: ListProps & { readonly options: readonly FilterOption[] }) {
  const look = group.kind === 'colours' ? 'colour' : 'row';
  return (
    <ul className={styles.list} data-look={look} data-keep-scroll="" aria-label={group.label}>
      {options.map((option) => (
        <li key={option.id}>
          <FilterOptionControl chooser={chooser} code={group.code} option={option} look={look} />
        </li>
      ))}
    </ul>
  );
}
