import { CatalogLegalLine } from '../features/catalog/card/catalog-legal-line.tsx';
import { ProductPrice } from '../features/catalog/card/product-price.tsx';
import type { PanelProps } from '../features/search/use-search-box.ts';
import { SuggestionPanel } from '../features/search/suggestion-panel.tsx';

/** What opens below the search field, with prices as the catalogue writes them; its own chunk. */
export function SearchPanel(props: PanelProps) {
  return (
    <SuggestionPanel
      {...props}
      price={(range, legalId) => <ProductPrice range={range} legalId={legalId} />}
      legalLine={(id) => <CatalogLegalLine id={id} />}
    />
  );
}
