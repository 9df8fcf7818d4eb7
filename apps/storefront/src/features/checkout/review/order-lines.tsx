import type { CheckoutCartFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { choicesOf } from '../../../lib/cart/choices-of.ts';
import { Composition } from '../../../lib/cart/composition.tsx';
import { lineAmounts } from '../../../lib/cart/line-amounts.ts';
import { BasePrice } from '../../../lib/prices/base-price.tsx';
import { useIsNet } from '../../../lib/prices/use-business-view.ts';
import { Item, ItemList } from '../../../ui/item-list.tsx';
import { Price } from '../../../ui/price.tsx';
import { imageOf, linesOf } from '../cart-facts.ts';
import styles from './order-lines.module.css';

type Props = { readonly cart: CheckoutCartFragment; readonly legalId: string };

/** Every line with what defines it: choices, material, quantity, price, and what changed since it was added (LAW-06). */
export function OrderLines({ cart, legalId }: Props) {
  const t = useMessages('checkout');
  const isNet = useIsNet();
  return (
    <ItemList label={t('items')}>
      {linesOf(cart).map((line) => (
        <Item
          key={line.uid}
          image={imageOf(line)}
          name={`${t('quantity', { count: line.quantity })} ${line.product.name}`}
          price={<Price amount={lineAmounts(line.prices, isNet).row} legalId={legalId} />}
        >
          {line.is_sample ? <p>{t('sample')}</p> : null}
          {choicesOf(line).map(({ label, value }) => (
            <p key={label}>{t('choice', { label, value })}</p>
          ))}
          <BasePrice base={lineAmounts(line.prices, isNet).base} />
          <Composition of={line} />
          {line.is_available ? null : <p className={styles.obstacle}>{line.not_available_message}</p>}
          {line.notes.map(({ code, message }) => (
            <p key={code} className={styles.note}>
              {message}
            </p>
          ))}
        </Item>
      ))}
    </ItemList>
  );
}
