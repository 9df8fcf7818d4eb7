import { lazy, Suspense } from 'react';
import type { ListingModel } from '../listing/listing-model.ts';
import { useFilterPanel } from './use-filter-panel.ts';

const load = () => import('./filter-dialog.tsx');
const FilterDialog = lazy(async () => ({ default: (await load()).FilterDialog }));

/** The panel with all filters; its script comes when it is opened for the first time. */
export function FilterPanel({ listing }: { readonly listing: ListingModel }) {
  const { isOpen, close } = useFilterPanel();
  return isOpen ? (
    <Suspense fallback={null}>
      <FilterDialog listing={listing} onClose={close} />
    </Suspense>
  ) : null;
}
