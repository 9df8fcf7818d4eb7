import { useMessages } from '../../../i18n/language-context.tsx';
import { ColourDot } from '../../../ui/colour-dot.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { FilterOption } from './filter-groups.ts';
import { countChosen, isChosen, toggleFilter } from '../listing/listing-changes.ts';
import type { ListingState } from '../listing/listing-state.ts';
import styles from './filter-option.module.css';

/** Filters are links to the list with them, or boxes that tell what was ticked. */
export type FilterChooser = { readonly state: ListingState } & (
  | { readonly hrefOf: (state: ListingState) => string }
  | { readonly choose: (state: ListingState) => void }
);

type Props = {
  readonly chooser: FilterChooser;
  readonly code: string;
  readonly option: FilterOption;
  readonly look: 'size' | 'colour' | 'row';
};

/** One value of a filter. What would give nothing can be seen in a grid of sizes, but not chosen (UX-9). */
export function FilterOptionControl({ chooser, code, option, look }: Props) {
  const chosen = isChosen(chooser.state, code, option.value);
  if (option.count === 0 && !chosen) {
    return (
      <span className={styles.option} data-look={look} data-empty="">
        <Face option={option} look={look} />
      </span>
    );
  }
  const next = toggleFilter(chooser.state, code, option.value);
  if ('choose' in chooser) {
    return (
      <label className={styles.option} data-look={look} data-chosen={chosen ? '' : undefined}>
        <input type="checkbox" className={styles.input} checked={chosen} onChange={() => chooser.choose(next)} />
        <Face option={option} look={look} />
      </label>
    );
  }
  return (
    <a
      className={styles.option}
      data-look={look}
      data-chosen={chosen ? '' : undefined}
      href={chooser.hrefOf(next)}
      // Search engines follow one filter; the products behind two are all reachable without (crawl traps).
      {...(countChosen(next) > 1 ? { rel: 'nofollow' } : {})}
      {...(chosen ? { 'aria-current': 'true' as const } : {})}
    >
      <Face option={option} look={look} />
      {chosen ? <Chosen /> : null}
    </a>
  );
}

function Chosen() {
  const t = useMessages('catalogLater');
  return <VisuallyHidden>, {t('chosenFilter')}</VisuallyHidden>;
}

function Face({ option, look }: Pick<Props, 'option' | 'look'>) {
  const t = useMessages('catalogLater');
  return (
    <>
      {look === 'colour' ? (
        <span className={styles.swatch}>{option.colour === undefined ? null : <ColourDot colour={option.colour} size={24} />}</span>
      ) : null}
      <span className={styles.label}>{option.label}</span>
      {look === 'size' ? null : (
        <span className={styles.count} aria-hidden="true">
          {option.count}
        </span>
      )}
      {/* One text: React would put a comment between two. */}
      <VisuallyHidden>{`, ${t('optionCount', { count: option.count })}`}</VisuallyHidden>
    </>
  );
}
