import { useState, type ComponentType } from 'react';
import type { ProductTileProductFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { useHydrated } from '../../../lib/forms/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import type { OnAdd } from '../purchase/purchase.ts';

type Dialog = ComponentType<{ readonly sku: string; readonly name: string; readonly onAdd: OnAdd; readonly onClose: () => void }>;

type Props = { readonly product: ProductTileProductFragment; readonly onAdd: OnAdd };

/** Buys a product from a strip without leaving the page, with its own size picker where it has sizes (UX-31). */
export function QuickAdd({ product, onAdd }: Props) {
  const t = useMessages('catalog');
  const isReady = useHydrated();
  const [Dialog, setDialog] = useState<Dialog>();
  const [isBusy, setIsBusy] = useState(false);
  const { sku, name, __typename: type } = product;
  const hasSizes = type === 'ConfigurableProduct';
  // Sets, groups and looks are put together on their own pages.
  if (!isReady || !sku || product.stock_status !== 'IN_STOCK' || (type !== 'SimpleProduct' && !hasSizes)) return null;
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
      <Button aria-busy={isBusy} aria-haspopup={hasSizes ? 'dialog' : undefined} onClick={hasSizes ? () => void open() : add}>
        {hasSizes ? t('chooseSize') : t('addToCart')}
        <span className="visually-hidden"> ({name})</span>
      </Button>
      {Dialog === undefined ? null : <Dialog sku={sku} name={name ?? ''} onAdd={onAdd} onClose={() => setDialog(undefined)} />}
    </>
  );
}
