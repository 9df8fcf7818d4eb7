import type { ReactNode } from 'react';
import type { CartLineItemFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { choicesOf } from '../../../lib/cart/choices-of.ts';
import { lineAmounts } from '../../../lib/cart/line-amounts.ts';
import { originOf } from '../../../lib/delivery/journey.ts';
import { useShopState } from '../../../lib/page/shop-state.tsx';
import { localPath } from '../../../lib/page/store-view.ts';
import { useIsNet } from '../../../lib/prices/use-business-view.ts';
import { Icon } from '../../../theme/icon.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { boughtThing } from './line-facts.ts';
import { LineQuantity } from './line-quantity.tsx';
import { SizeChange } from './size-change.tsx';
import { UnitPrice } from './unit-price.tsx';
import styles from './cart-line.module.css';

/** Few left means 3 or fewer, and only from the real stock (LAW-27). */
const fewLeft = 3;

type Props = {
  readonly line: CartLineItemFragment;
  readonly legalId: string;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: () => void;
  readonly onChange: (line: CartLineItemFragment, sku: string) => Promise<boolean>;
  /** What other features offer for a line, such as the wishlist. */
  readonly actions?: ReactNode;
};

/** One thing in the cart: what exactly, whether and when it comes, what it costs, and what can be done with it (UX-33). */
export function CartLine({ line, legalId, onQuantity, onRemove, onChange, actions }: Props) {
  const t = useMessages('cart');
  const { storeView } = useShopState();
  const isNet = useIsNet();
  const { product } = line;
  const name = product.name ?? '';
  const image = boughtThing(line).small_image;
  return (
    <li className={styles.line} id={`line-${line.uid}`}>
      <div className={styles.picture}>
        {image?.url ? <Picture url={image.url} alt="" sizes="(min-width: 700px) 120px, 88px" largest={320} /> : null}
      </div>
      <div className={styles.text}>
        <h3 className={styles.name}>
          {line.is_sample ? name : <a href={localPath(storeView, `${product.url_key ?? ''}${product.url_suffix ?? ''}`)}>{name}</a>}
        </h3>
        {line.is_sample ? <p className={styles.muted}>{t('isSample')}</p> : null}
        <ul className={styles.choices}>
          {choicesOf(line).map(({ label, value }) => (
            <li key={label}>{t('choice', { label, value })}</li>
          ))}
        </ul>
        <LineState line={line} />
        {line.is_sample ? null : <UnitPrice line={line} legalId={legalId} format={(price) => t('each', { price })} />}
      </div>
      <div className={styles.amount}>
        {line.is_sample ? <span /> : <LineQuantity name={name} value={line.quantity} onChange={onQuantity} />}
        <p className={styles.total}>
          <span className="visually-hidden">{t('rowTotal')}: </span>
          <Price amount={lineAmounts(line.prices, isNet).row} legalId={legalId} />
        </p>
      </div>
      <div className={styles.actions}>
        {line.is_sample ? null : <SizeChange line={line} change={onChange} />}
        {line.is_sample ? null : actions}
        <LinkButton small onClick={onRemove}>
          <Icon name="trash-simple" size={18} />
          {t('remove')}
          <span className="visually-hidden"> ({name})</span>
        </LinkButton>
      </div>
    </li>
  );
}

/** Where it comes from, what changed since it was added, and what stands in the way of ordering it. */
function LineState({ line }: { readonly line: CartLineItemFragment }) {
  const t = useMessages('cart');
  const { DeliveryTime: delivery, stock_qty: stock } = boughtThing(line);
  const isFew = typeof stock === 'number' && stock > 0 && stock <= fewLeft;
  const where = useMessages('delivery');
  return (
    <>
      {line.is_available ? (
        <p className={styles.stock}>
          <Icon name="truck" size={18} />
          {isFew ? t('fewLeft', { count: stock }) : where(originOf(delivery?.color))}
        </p>
      ) : (
        <p className={styles.obstacle}>
          <Icon name="warning-circle" size={18} />
          {line.not_available_message}
        </p>
      )}
      {line.notes.map(({ code, message }) => (
        <p key={code} className={styles.note}>
          <Icon name="info" size={18} />
          {message}
        </p>
      ))}
    </>
  );
}
