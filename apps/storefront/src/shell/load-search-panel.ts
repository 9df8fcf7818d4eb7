import type { LoadPanel } from '../features/search/use-search-box.ts';

/** Fetched on the first touch of a search field: most pages are left without one. */
export const loadSearchPanel: LoadPanel = async () => (await import('./search-panel.tsx')).SearchPanel;
