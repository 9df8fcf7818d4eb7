import { emptySelection } from '@shop/rules/option-matrix';
import { useCallback, useId, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/language-context.tsx';
import { showMissing } from '../../../lib/browser/show-missing.ts';
import { ShopPrice } from '../../../lib/prices/shop-price.tsx';
import { BuyButton } from './buy-button.tsx';
import { CatalogLegalLine } from '../card/catalog-legal-line.tsx';
import { ChosenPrice } from './configurable-purchase.tsx';
import type { GroupItem } from './grouped-model.ts';
import { ItemRow } from './item-row.tsx';
import { askFor, isReady, offeredPieces, piecesPrice, type Chosen } from './look-pieces.ts';
import { ChoiceProvider } from './option-choice.tsx';
import type { VariantFacts } from './product-matrix.ts';
import { ProductOptions } from './product-options.tsx';
import { ProductPrice } from '../card/product-price.tsx';
import type { OnAdd } from './purchase.ts';
import { SoldOutHelp } from './sold-out-help.tsx';
import { useStockAlert } from './stock-alert.ts';
import { StockText } from '../card/stock-text.tsx';
import styles from './item-list.module.css';

type Props = {
  readonly items: readonly GroupItem[];
  /** Spot numbers of the scene by SKU. */
  readonly numbers: ReadonlyMap<string, number>;
  readonly onAdd?: OnAdd | undefined;
};

/** The pieces of a look, each with its own sizes; all of them in one go, or one by one on their own pages. */
export function LookPurchase({ items, numbers, onAdd }: Props) {
  const t = useMessages('catalogLater');
  const legalId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [chosen, setChosen] = useState<Chosen>({});
  const [asked, setAsked] = useState<string>();
  const choose = useCallback((sku: string, variant: VariantFacts | undefined) => setChosen((now) => ({ ...now, [sku]: variant })), []);
  const ask = (sku: string): void => {
    setAsked(sku);
    showMissing(list.current?.querySelector(`#${CSS.escape(`item-${sku}`)}`));
  };
  return (
    <section>
      <h2 className={styles.title}>{t('lookItems')}</h2>
      <CatalogLegalLine id={legalId} />
      <ul className={styles.items} ref={list}>
        {items.map((item) => (
          <li key={item.sku} id={`item-${item.sku}`} className={styles.item}>
            <LookPiece item={item} number={numbers.get(item.sku)} legalId={legalId} isAskedFor={asked === item.sku} onChoose={choose} />
          </li>
        ))}
      </ul>
      <LookTotal items={items} chosen={chosen} legalId={legalId} onAdd={onAdd} onMissing={ask} />
    </section>
  );
}

type TotalProps = Pick<Props, 'items' | 'onAdd'> & {
  readonly chosen: Chosen;
  readonly legalId: string;
  readonly onMissing: (sku: string) => void;
};

/** What the look costs and the way into the cart; nothing when all of it is sold out. */
function LookTotal({ items, chosen, legalId, onAdd, onMissing }: TotalProps) {
  const t = useMessages('catalogLater');
  const catalog = useMessages('catalog');
  const pieces = offeredPieces(items);
  if (pieces.length === 0) return null;
  const { amount, from } = piecesPrice(pieces, chosen);
  const missing = pieces.find((item) => !isReady(item, chosen));
  const lines = pieces.map(({ sku, quantity }) => {
    const variant = chosen[sku];
    return variant === undefined ? { sku, quantity } : { sku: variant.sku, parentSku: sku, quantity };
  });
  const add = pieces.length < items.length ? t('addRestOfLook') : t('addLook');
  return (
    <>
      <output className={styles.total}>
        <span>{t('groupTotal')}</span>
        <span>
          <ShopPrice amount={amount} legalId={legalId} {...(from ? { format: (price: string) => catalog('fromPrice', { price }) } : {})} />
        </span>
      </output>
      {onAdd === undefined ? null : (
        <BuyButton
          onAdd={onAdd}
          lines={missing === undefined ? lines : undefined}
          label={missing === undefined ? add : t(askFor(missing, chosen), { name: missing.name })}
          onMissing={() => onMissing(missing?.sku ?? '')}
        />
      )}
    </>
  );
}

type PieceProps = {
  readonly item: GroupItem;
  readonly number: number | undefined;
  readonly legalId: string;
  readonly isAskedFor: boolean;
  readonly onChoose: (sku: string, variant: VariantFacts | undefined) => void;
};

function LookPiece({ item, number, legalId, isAskedFor, onChoose }: PieceProps) {
  const { sku, matrix } = item;
  const alert = useStockAlert();
  const onChange = useCallback((variant: VariantFacts | undefined) => onChoose(sku, variant), [sku, onChoose]);
  if (matrix === undefined) {
    return (
      <>
        <ItemRow item={item.product} name={item.name} number={number}>
          <ProductPrice range={item.product.price_range} legalId={legalId} />
          <StockText isInStock={item.isSaleable} count={item.stock} />
        </ItemRow>
        {item.isSaleable ? null : <div className={styles.piece}>{alert(sku)}</div>}
      </>
    );
  }
  return (
    <ChoiceProvider matrix={matrix} initial={emptySelection(matrix)} inAddress={false} isAskedFor={isAskedFor} onChange={onChange}>
      <ItemRow item={item.product} name={item.name} number={number}>
        <ChosenPrice legalId={legalId} size="card" />
      </ItemRow>
      <div className={styles.piece}>
        <ProductOptions />
        <SoldOutHelp />
      </div>
    </ChoiceProvider>
  );
}
