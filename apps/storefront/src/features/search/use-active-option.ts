import { useEffect, useImperativeHandle, useState } from 'react';
import { activeAfter } from './active-option.ts';
import type { PanelProps } from './use-search-box.ts';

type Options = Pick<PanelProps, 'keys' | 'onCombo'> & {
  readonly count: number;
  /** What the list was found for: a new list starts without a choice. */
  readonly of: string | undefined;
  readonly idOf: (index: number) => string;
};

/** The option the arrow keys of the search field stand on; Enter opens it. */
export function useActiveOption({ count, of, idOf, keys, onCombo }: Options): number | undefined {
  const [active, setActive] = useState<{ readonly at: number; readonly of: string | undefined }>();
  const at = active && active.of === of && active.at < count ? active.at : undefined;
  const isExpanded = count > 0;
  const activeId = at === undefined ? undefined : idOf(at);
  useEffect(() => onCombo({ isExpanded, activeId }), [onCombo, isExpanded, activeId]);
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  useImperativeHandle(keys, () => ({
    press(key) {
      if (key === 'Enter' && activeId !== undefined) {
        document.getElementById(activeId)?.click();
        return true;
      }
      const next = activeAfter(key, at, count);
      if (next === null) return false;
      setActive(next === undefined ? undefined : { at: next, of });
      return true;
    },
  }));
  return at;
}
