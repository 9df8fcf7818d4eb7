import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/language-context.tsx';
import { BuyBar } from './buy-bar.tsx';
import { BuyButton } from './buy-button.tsx';
import { candidatesPrice } from './candidates-price.ts';
import { useChoice, useLaterChoice, type Choice } from './option-choice.tsx';
import { PriceBlock } from '../card/price-block.tsx';
import { choiceText, hasSizeAxis, isSizeAxis } from './product-matrix.ts';
import { ProductOptions } from './product-options.tsx';
import type { OnAdd, PurchaseSurroundings } from './purchase.ts';
import { useBuyChoice } from './use-buy-choice.ts';
import { island } from '../../../rendering/island.tsx';
import { lazyOnDemand } from '../../../rendering/lazy-part.tsx';

const DeliveryTime = island(
  'src/features/catalog/product/delivery-time.tsx',
  async () => (await import('../product/delivery-time.tsx')).DeliveryTime,
);
const SoldOutHelp = lazyOnDemand(
  'src/features/catalog/purchase/sold-out-help.tsx',
  async () => (await import('./sold-out-help.tsx')).SoldOutHelp,
);
const BranchAvailability = island(
  'src/features/catalog/product/branch-availability.tsx',
  async () => (await import('../product/branch-availability.tsx')).BranchAvailability,
);

/** The price of the chosen variant, or of those that can still be meant. */
export function ChosenPrice({ legalId, size = 'page' }: { readonly legalId: string; readonly size?: 'card' | 'page' }) {
  const { variant, candidates } = useChoice();
  const price = variant?.price ?? candidatesPrice(candidates);
  return price === undefined ? null : <PriceBlock price={price} legalId={legalId} size={size} />;
}

type Props = PurchaseSurroundings & {
  readonly sku: string;
  readonly sizeGuide?: ReactNode;
  /** How it fits, as buyers say. */ readonly fitNote?: ReactNode;
};

/** Options, button, delivery and branches of a product with variants; everything follows the choice. */
export function ConfigurablePurchase({ sku, sizeGuide, fitNote, madeAt, branches, onAdd }: Props) {
  return (
    <>
      <ProductOptions sizeGuide={sizeGuide} />
      {fitNote}
      <ChosenSoldOut />
      {onAdd === undefined ? null : <ChosenButton sku={sku} onAdd={onAdd} />}
      <ChosenDelivery madeAt={madeAt} branches={branches} />
    </>
  );
}

type BuyProps = { readonly sku: string; readonly onAdd: OnAdd };

function ChosenSoldOut() {
  return useChoice().variant?.isSaleable === false ? <SoldOutHelp /> : null;
}

function ChosenDelivery({ madeAt, branches }: Pick<Props, 'madeAt' | 'branches'>) {
  const choice = useLaterChoice();
  const { matrix, variant, candidates } = choice;
  const soldOut = useSoldOut(choice);
  const pieces = variant && new Map(matrix.branches.map((name, index) => [name, variant.branches[index] ?? 0] as const));
  // Before the choice the quickest of what can still be meant speaks; what is sold out says so only once it is chosen.
  const shown =
    variant ?? candidates.find(({ isSaleable, web }) => isSaleable && web > 0) ?? candidates.find(({ isSaleable }) => isSaleable);
  return (
    <>
      <DeliveryTime
        facts={matrix.deliveries[shown?.delivery ?? -1]}
        isSaleable={shown?.isSaleable === true}
        soldOut={soldOut}
        web={variant?.web}
        madeAt={madeAt}
      />
      <BranchAvailability branches={branches} pieces={pieces} hasSizes={hasSizeAxis(matrix)} madeAt={madeAt} />
    </>
  );
}

/** The chosen size is sold out, not the product: what can be done instead. */
function useSoldOut({ matrix, variant }: Pick<Choice, 'matrix' | 'variant'>) {
  const t = useMessages('catalogLater');
  if (variant === undefined || !matrix.variants.some(({ isSaleable }) => isSaleable)) return undefined;
  const isInBranch = variant.branches.some((pieces) => pieces > 0);
  return {
    title: isSizeAxis(matrix.axes.at(-1)?.code ?? '') ? t('soldOutSize') : t('soldOutVersion'),
    text: isInBranch ? t('soldOutOnline') : t('soldOutEverywhere'),
  };
}

/** The bar stays as it is; only what stands in it follows the choice. */
function ChosenButton({ sku, onAdd }: BuyProps) {
  return (
    <BuyBar price={(legalId) => <ChosenPrice legalId={legalId} size="card" />} choice={<ChosenOptions />}>
      <ChosenBuyButton sku={sku} onAdd={onAdd} />
    </BuyBar>
  );
}

function ChosenBuyButton({ sku, onAdd }: BuyProps) {
  return <BuyButton onAdd={onAdd} {...useBuyChoice(sku)} />;
}

function ChosenOptions() {
  const t = useMessages('catalog');
  const { matrix, selection } = useChoice();
  const choice = choiceText(matrix, selection);
  return choice === '' ? null : t('stickyChoice', { choice });
}
