import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The panel's place on the page without script, and its mark in the address with it: Back closes the panel, not the page. */
export const filterPanelId = 'filters';

/** Without script: the same list with every filter on the page. */
const allFilters = 'filters=all';

export function useWantsAllFilters(): boolean {
  return useLocation().search.includes(allFilters);
}

const neverChanges = () => () => {};
const inBrowser = (): boolean => true;
const onServer = (): boolean => false;

export function useFilterPanel() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  // The server knows no hash: the first render must be the same without.
  const alive = useSyncExternalStore(neverChanges, inBrowser, onServer);
  const openedHere = typeof state === 'object' && state !== null && 'filterPanel' in state;
  return {
    href: `${search.includes(allFilters) ? search : `${search === '' ? '?' : `${search}&`}${allFilters}`}#${filterPanelId}`,
    isOpen: alive && hash === `#${filterPanelId}`,
    open: () => void navigate({ pathname, search, hash: filterPanelId }, { preventScrollReset: true, state: { filterPanel: true } }),
    close: () => void (openedHere ? navigate(-1) : navigate({ pathname, search }, { preventScrollReset: true, replace: true })),
  };
}
