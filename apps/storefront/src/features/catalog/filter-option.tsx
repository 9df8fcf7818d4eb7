import { useMessages } from '../../i18n/language-context.tsx';
import { ColourDot } from '../../ui/colour-dot.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { FilterOption } from './filter-groups.ts';
import { countChosen, isChosen, toggleFilter } from './listing-changes.ts';
import type { ListingState } from './listing-state.ts';
import styles from './filter-option.module.css';

/** Filters are links to the list with them, or boxes that tell what was ticked. */
export type FilterChooser = { readonly state: ListingState } & (
  { readonly hrefOf: (state: ListingState) => string } | { readonly choose: (state: ListingState) => void }
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
      data-keep-scroll=""
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
  const t = useMessages('catalog');
  return <VisuallyHidden>, {t('chosenFilter')}</VisuallyHidden>;
}

function Face({ option, look }: Pick<Props, 'option' | 'look'>) {
  const t = useMessages('catalog');
  const count = t('optionCount', { count: option.count });
  return (
    <>
      {look === 'row' ? <Tick /> : null}
      {look === 'colour' ? (
        <span className={styles.swatch}>
          {option.colour === undefined ? null : <ColourDot colour={option.colour} size={24} />}
          <Tick />
        </span>
      ) : null}
      <span className={styles.label}>{option.label}</span>
      {look === 'size' ? (
        <VisuallyHidden>, {count}</VisuallyHidden>
      ) : (
        <>
          <span className={styles.count} aria-hidden="true">
            {option.count}
          </span>
          <VisuallyHidden>, {count}</VisuallyHidden>
        </>
      )}
    </>
  );
}

function Tick() {
  return (
    <svg className={styles.tick} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
      <path d="m4.5 10.5 3.8 3.8 7.2-8" />
    </svg>
  );
}
