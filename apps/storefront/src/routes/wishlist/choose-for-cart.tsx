import { useState, type ComponentProps, type ComponentType } from 'react';
import type { QuickAddDialog } from '../../features/catalog/card/quick-add-dialog.tsx';
import { isSizeAxis } from '../../features/catalog/purchase/product-matrix.ts';
import type { WishlistEntryFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { SignpostButton } from '../../ui/signpost-button.tsx';

type DialogProps = ComponentProps<typeof QuickAddDialog>;
type Props = { readonly product: NonNullable<WishlistEntryFragment['product']>; readonly onAdd: DialogProps['onAdd'] };

/** A wish whose size is open: it is chosen here, on the way into the cart. */
export function ChooseForCart({ product, onAdd }: Props) {
  const t = useMessages('catalog');
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const axes = product.__typename === 'ConfigurableProduct' ? (product.configurable_options ?? []) : [];
  const open = async (): Promise<void> => {
    const { QuickAddDialog: Loaded } = await import('../../features/catalog/card/quick-add-dialog.tsx');
    setDialog(() => Loaded);
  };
  return (
    <div>
      <SignpostButton aria-haspopup="dialog" onClick={() => void open()}>
        {axes.some((axis) => isSizeAxis(axis?.attribute_code ?? '')) ? t('chooseSize') : t('chooseVersion')}
        <span className="visually-hidden"> ({product.name})</span>
      </SignpostButton>
      {Dialog === undefined ? null : (
        <Dialog sku={product.sku ?? ''} name={product.name ?? ''} onAdd={onAdd} onClose={() => setDialog(undefined)} />
      )}
    </div>
  );
}
