import { useEffect, useRef } from 'react';
import { keepInside } from '../../../lib/browser/keep-inside.ts';
import type { FilterPlace } from '../../../theme/slots.ts';
import { Icon } from '../../../theme/icon.tsx';
import { filterPanelId, useWantsAllFilters } from './use-filter-panel.ts';
import styles from './filter-bar.module.css';

const inBar = 5;

/**
 * Filters side by side, each with its values below it. Native `details`: they open without script. The rest of them is in the panel;
 * without script the panel's button leads to the same list with all of them, which is twice as long.
 */
export function FilterBar({ places }: { readonly places: readonly FilterPlace[] }) {
  const bar = useRef<HTMLDivElement>(null);
  useClosing(bar);
  const shown = useWantsAllFilters() ? places : places.slice(0, inBar);
  return (
    <div ref={bar} className={styles.bar} id={filterPanelId}>
      {shown.map(({ key, name, chosen, content }, index) => (
        <details
          key={key}
          className={index < inBar ? styles.place : styles.rest}
          name="filter-bar"
          onToggle={({ currentTarget }) => showAll(currentTarget)}
        >
          <summary className={styles.name} data-chosen={chosen > 0 ? '' : undefined}>
            {name}
            {chosen === 0 ? null : <span className={styles.count}>{chosen}</span>}
            <Icon name="caret-down" size={16} />
          </summary>
          <div className={styles.values}>{content}</div>
        </details>
      ))}
    </div>
  );
}

/** At a desk the values lie over the page: all of them are to be on the screen. */
function showAll(place: HTMLDetailsElement): void {
  const values = place.querySelector<HTMLElement>(':scope > div');
  if (place.open && values && getComputedStyle(values).position === 'absolute') keepInside(values);
}

/** A click beside it or Escape closes what is open, as visitors know it from menus. */
function useClosing(bar: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const openPlace = () => bar.current?.querySelector<HTMLDetailsElement>('details[open][name]') ?? undefined;
    const press = (event: MouseEvent) => {
      const place = openPlace();
      // What was pressed may be gone from the page by now: then it was inside.
      if (place && event.target instanceof Node && event.target.isConnected && !place.contains(event.target)) place.open = false;
    };
    const key = (event: KeyboardEvent) => {
      const place = event.key === 'Escape' ? openPlace() : undefined;
      if (!place) return;
      place.open = false;
      place.querySelector('summary')?.focus();
    };
    document.addEventListener('click', press);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('click', press);
      document.removeEventListener('keydown', key);
    };
  }, [bar]);
}
