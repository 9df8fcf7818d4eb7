/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no native element is the list of a combobox whose options are links */
import { useId, type ReactNode } from 'react';
import type { ProductPricePriceRangeFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { RecentList } from './recent-list.tsx';
import type { PanelProps } from './use-search-box.ts';
import { searchText } from './search-text.ts';
import { suggestionGroups, type SuggestionGroup } from './suggestion-groups.ts';
import { SuggestionOption } from './suggestion-option.tsx';
import { useActiveOption } from './use-active-option.ts';
import { useSuggestions } from './use-suggestions.ts';
import styles from './suggestion-list.module.css';

type Props = PanelProps & {
  /** Price of a product with the id of its tax and shipping line, which belong to the catalogue (LAW-01). */
  readonly price: (range: ProductPricePriceRangeFragment, legalId: string) => ReactNode;
  readonly legalLine: (id: string) => ReactNode;
};

/** The list below the search field: the last searches while it is empty, suggestions as soon as there is something to go by. */
export function SuggestionPanel({ text: typed, listId, keys, onCombo, price, legalLine }: Props) {
  const t = useMessages('search');
  const { storeView } = useShopState();
  const legalId = useId();
  const text = searchText(typed);
  const found = useSuggestions(text);
  const groups = found ? suggestionGroups(found.answer, found.text, storeView) : [];
  const options = groups.flatMap((group) => group.options);
  const idOf = (index: number): string => `${listId}-${index}`;
  const isExpanded = options.length > 0;
  const at = useActiveOption({ count: options.length, of: found?.text, idOf, keys, onCombo });

  if (text === '') return <RecentList />;
  if (!found) return null;
  return (
    <div className={styles.panel}>
      <output className="visually-hidden">{isExpanded ? t('optionCount', { count: options.length }) : t('noResults')}</output>
      {isExpanded ? null : <p className={styles.nothing}>{t('noResults')}</p>}
      <div id={listId} role="listbox" aria-label={t('suggestions')} className={styles.list} hidden={!isExpanded}>
        {groups.map((group, nth) => (
          <div key={group.name} role="group" aria-labelledby={`${listId}-${group.name}`} className={styles.group} data-group={group.name}>
            <p id={`${listId}-${group.name}`} className={styles.heading}>
              {t(group.name)}
            </p>
            {group.options.map((option, within) => {
              const index = startOf(groups, nth) + within;
              return (
                <SuggestionOption
                  key={option.key}
                  id={idOf(index)}
                  option={option}
                  typed={found.text}
                  isActive={index === at}
                  price={(range) => price(range, legalId)}
                />
              );
            })}
          </div>
        ))}
      </div>
      {groups.some(({ name }) => name === 'products') ? <div className={styles.legal}>{legalLine(legalId)}</div> : null}
    </div>
  );
}

/** The arrow keys count through all groups. */
const startOf = (groups: readonly SuggestionGroup[], nth: number): number =>
  groups.slice(0, nth).reduce((sum, { options }) => sum + options.length, 0);
