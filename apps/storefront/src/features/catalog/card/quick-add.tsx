import { useState, type ComponentType } from 'react';
import type { ProductTileProductFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { useHydrated } from '../../../lib/forms/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { colourDots, sizeRange } from './card-options.ts';
import type { OnAdd } from '../purchase/purchase.ts';

type Dialog = ComponentType<{ readonly sku: string; readonly name: string; readonly onAdd: OnAdd; readonly onClose: () => void }>;

type Props = { readonly product: ProductTileProductFragment; readonly onAdd: OnAdd };

/** What the dialog asks for, in the order of what matters: size, colour, or anything else. */
function askedFirst(product: ProductTileProductFragment): 'chooseSize' | 'chooseColour' | 'chooseVersion' {
  const options = product.__typename === 'ConfigurableProduct' ? product.configurable_options : null;
  if (sizeRange(options) !== undefined) return 'chooseSize';
  return colourDots(options).dots.length > 0 ? 'chooseColour' : 'chooseVersion';
}

/** Buys a product from a strip without leaving the page, with its own picker where something is to be chosen (UX-31). */
export function QuickAdd({ product, onAdd }: Props) {
  const t = useMessages('catalog');
  const isReady = useHydrated();
  const [Dialog, setDialog] = useState<Dialog>();
  const [isBusy, setIsBusy] = useState(false);
  const { sku, name, __typename: type } = product;
  const hasOptions = type === 'ConfigurableProduct';
  // Sets, groups and looks are put together on their own pages.
  if (!isReady || !sku || product.stock_status !== 'IN_STOCK' || (type !== 'SimpleProduct' && !hasOptions)) return null;
  const add = (): void => {
    if (isBusy) return;
    setIsBusy(true);
    void onAdd([{ sku, quantity: 1 }]).finally(() => setIsBusy(false));
  };
  const open = async (): Promise<void> => {
    const { QuickAddDialog } = await import('./quick-add-dialog.tsx');
    setDialog(() => QuickAddDialog);
  };
  return (
    <>
      <Button aria-busy={isBusy} aria-haspopup={hasOptions ? 'dialog' : undefined} onClick={hasOptions ? () => void open() : add}>
        {hasOptions ? t(askedFirst(product)) : t('addToCart')}
        <span className="visually-hidden"> ({name})</span>
      </Button>
      {Dialog === undefined ? null : <Dialog sku={sku} name={name ?? ''} onAdd={onAdd} onClose={() => setDialog(undefined)} />}
    </>
  );
}
