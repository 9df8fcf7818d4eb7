import { emptySelection } from '@shop/rules/option-matrix';
import { useCallback, useId, useRef, useState, type ReactNode } from 'react';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ShopPrice } from '../../../lib/prices/shop-price.tsx';
import { BuyButton } from './buy-button.tsx';
import { CatalogLegalLine } from '../card/catalog-legal-line.tsx';
import { ChosenPrice } from './configurable-purchase.tsx';
import type { GroupItem } from './grouped-model.ts';
import { ItemRow } from './item-row.tsx';
import { ChoiceProvider } from './option-choice.tsx';
import type { VariantFacts } from './product-matrix.ts';
import { ProductOptions } from './product-options.tsx';
import { ProductPrice } from '../card/product-price.tsx';
import type { OnAdd } from './purchase.ts';
import { SoldOutHelp } from './sold-out-help.tsx';
import { StockText } from '../card/stock-text.tsx';
import styles from './item-list.module.css';

type Chosen = Readonly<Record<string, VariantFacts | undefined>>;

type Props = {
  readonly items: readonly GroupItem[];
  /** Spot numbers of the scene by SKU. */
  readonly numbers: ReadonlyMap<string, number>;
  readonly onAdd?: OnAdd | undefined;
  readonly alert?: ((sku: string) => ReactNode) | undefined;
};

const amountOf = ({ sku, matrix, product }: GroupItem, chosen: Chosen): number =>
  (matrix === undefined ? product.price_range.minimum_price.final_price.value : chosen[sku]?.price.amount) ?? 0;

const isReady = ({ sku, matrix, isSaleable }: GroupItem, chosen: Chosen): boolean =>
  matrix === undefined ? isSaleable : chosen[sku]?.isSaleable === true;

/** The pieces of a look, each with its own sizes; all of them in one go, or one by one on their own pages. */
export function LookPurchase({ items, numbers, onAdd, alert }: Props) {
  const t = useMessages('catalogLater');
  const legalId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [chosen, setChosen] = useState<Chosen>({});
  const choose = useCallback((sku: string, variant: VariantFacts | undefined) => setChosen((now) => ({ ...now, [sku]: variant })), []);
  const missing = items.find((item) => !isReady(item, chosen));
  const cents = items.reduce((sum, item) => sum + Math.round(amountOf(item, chosen) * 100) * item.quantity, 0);
  const lines = items.map(({ sku, quantity, matrix }) => {
    const variant = chosen[sku];
    return matrix === undefined || variant === undefined ? { sku, quantity } : { sku: variant.sku, parentSku: sku, quantity };
  });
  return (
    <section>
      <h2 className={styles.title}>{t('lookItems')}</h2>
      <CatalogLegalLine id={legalId} />
      <ul className={styles.items} ref={list}>
        {items.map((item) => (
          <li key={item.sku} id={`item-${item.sku}`} className={styles.item}>
            <LookPiece item={item} number={numbers.get(item.sku)} legalId={legalId} onChoose={choose} alert={alert} />
          </li>
        ))}
      </ul>
      <output className={styles.total}>
        <span>{t('groupTotal')}</span>
        <span>
          <ShopPrice amount={cents / 100} legalId={legalId} />
        </span>
      </output>
      {onAdd === undefined ? null : (
        <BuyButton
          onAdd={onAdd}
          lines={missing === undefined ? lines : undefined}
          label={missing === undefined ? t('addLook') : t('chooseForPiece', { name: missing.name })}
          onMissing={() => list.current?.querySelector<HTMLElement>(`#${CSS.escape(`item-${missing?.sku ?? ''}`)} input`)?.focus()}
        />
      )}
    </section>
  );
}

type PieceProps = {
  readonly item: GroupItem;
  readonly number: number | undefined;
  readonly legalId: string;
  readonly onChoose: (sku: string, variant: VariantFacts | undefined) => void;
  readonly alert: Props['alert'];
};

function LookPiece({ item, number, legalId, onChoose, alert }: PieceProps) {
  const { sku, matrix } = item;
  const onChange = useCallback((variant: VariantFacts | undefined) => onChoose(sku, variant), [sku, onChoose]);
  if (matrix === undefined) {
    return (
      <ItemRow item={item.product} name={item.name} number={number}>
        <ProductPrice range={item.product.price_range} legalId={legalId} />
        <StockText isInStock={item.isSaleable} count={item.stock} />
      </ItemRow>
    );
  }
  return (
    <ChoiceProvider matrix={matrix} initial={emptySelection(matrix)} inAddress={false} onChange={onChange}>
      <ItemRow item={item.product} name={item.name} number={number}>
        <ChosenPrice legalId={legalId} size="card" />
      </ItemRow>
      <div className={styles.piece}>
        <ProductOptions />
        <SoldOutHelp alert={alert} />
      </div>
    </ChoiceProvider>
  );
}
