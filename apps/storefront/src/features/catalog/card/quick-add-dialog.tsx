import { emptySelection } from '@shop/rules/option-matrix';
import { useEffect, useId, useRef, useState } from 'react';
import { QuickAddDocument } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { useShop } from '../../../lib/graphql/use-shop.ts';
import { useReportError } from '../../../lib/notices/use-report-error.ts';
import { Icon } from '../../../theme/icon.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { BuyButton } from '../purchase/buy-button.tsx';
import { CatalogLegalLine } from './catalog-legal-line.tsx';
import { ChosenPrice } from '../purchase/configurable-purchase.tsx';
import { ChoiceProvider } from '../purchase/option-choice.tsx';
import { productMatrix, type ProductMatrix } from '../purchase/product-matrix.ts';
import { ProductOptions } from '../purchase/product-options.tsx';
import type { OnAdd } from '../purchase/purchase.ts';
import { SoldOutHelp } from '../purchase/sold-out-help.tsx';
import { useBuyChoice } from '../purchase/use-buy-choice.ts';

type Props = { readonly sku: string; readonly name: string; readonly onAdd: OnAdd; readonly onClose: () => void };

/** The options of a product and its button; they are fetched when it opens. */
export function QuickAddDialog({ sku, name, onAdd, onClose }: Props) {
  const t = useMessages('catalogLater');
  const matrix = useMatrix(sku, onClose);
  // Closed first: the drawer of the cart opens next, and its focus must find its way back to the strip.
  const closeAndAdd: OnAdd = (lines) => {
    onClose();
    return onAdd(lines);
  };
  return (
    <Drawer title={name} close={{ label: t('closeDialog'), icon: <Icon name="x" /> }} onClose={onClose}>
      {matrix === undefined ? null : (
        <ChoiceProvider matrix={matrix} initial={emptySelection(matrix)} inAddress={false}>
          <Choose sku={sku} onAdd={closeAndAdd} />
        </ChoiceProvider>
      )}
    </Drawer>
  );
}

function Choose({ sku, onAdd }: { readonly sku: string; readonly onAdd: OnAdd }) {
  const legalId = useId();
  const buy = useBuyChoice(sku);
  return (
    <>
      <div>
        <ChosenPrice legalId={legalId} />
        <CatalogLegalLine id={legalId} />
      </div>
      <ProductOptions />
      <SoldOutHelp />
      <BuyButton onAdd={onAdd} {...buy} />
    </>
  );
}

/** Undefined until the variants are here; a shop that does not answer closes the dialog. */
function useMatrix(sku: string, onFailed: () => void): ProductMatrix | undefined {
  const shop = useShop();
  const report = useReportError();
  const [matrix, setMatrix] = useState<ProductMatrix>();
  const failed = useRef(onFailed);
  useEffect(() => {
    const controller = new AbortController();
    shop
      .with({ signal: controller.signal })
      .query(QuickAddDocument, { sku })
      .then(({ products }) => {
        const product = products?.items?.find((item) => item?.__typename === 'ConfigurableProduct');
        if (product?.__typename === 'ConfigurableProduct') setMatrix(productMatrix(product));
      })
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        failed.current();
        report(error, 'addToCart');
      });
    return () => controller.abort();
  }, [shop, sku, report]);
  return matrix;
}
