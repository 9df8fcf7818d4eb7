import type { OrderFullFragment, OrderFullItemFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { Composition } from '../../lib/cart/composition.tsx';
import { BasePrice } from '../../lib/prices/base-price.tsx';
import { Item, ItemList } from '../../ui/item-list.tsx';
import { Price } from '../../ui/price.tsx';
import { withdrawnPieces } from './withdrawn.ts';

function optionsOf(item: OrderFullItemFragment): readonly { readonly label: string; readonly value: string }[] {
  const chosen = (item.selected_options ?? []).filter((option) => option !== null);
  if (item.__typename !== 'BundleOrderItem') return chosen;
  const parts = (item.bundle_options ?? []).flatMap((option) =>
    option ? [{ label: option.label, value: (option.values ?? []).map((value) => value?.product_name).join(', ') }] : [],
  );
  return [...chosen, ...parts];
}

type Props = {
  readonly order: OrderFullFragment;
  readonly legalId: string;
  /** Above a button that orders it: what it is made of, too (LAW-06). */
  readonly isWhole?: boolean;
};

/** The lines of an order: what, how many, what has happened to them. */
export function OrderItems({ order, legalId, isWhole = false }: Props) {
  const t = useMessages('orders');
  const whatHappened = useWhatHappened();
  return (
    <ItemList label={t('items')}>
      {(order.items ?? []).map((item) =>
        item ? (
          <Item
            key={item.id}
            image={item.image?.url}
            name={`${t('quantity', { count: item.quantity_ordered ?? 0 })} ${item.product_name}`}
            price={<Price amount={item.prices?.row_total_including_tax.value ?? 0} legalId={legalId} />}
          >
            {optionsOf(item).map(({ label, value }) => (
              <p key={label}>{t('choice', { label, value })}</p>
            ))}
            <BasePrice base={item.prices?.base_price} />
            {isWhole ? <Composition of={item} /> : null}
            <p>{t('choice', { label: t('sku'), value: item.product_sku })}</p>
            <p>{whatHappened(order, item)}</p>
          </Item>
        ) : null,
      )}
    </ItemList>
  );
}

/** Where the pieces of a line are; of one that was withdrawn from altogether nothing else is told. */
function useWhatHappened(): (order: OrderFullFragment, item: OrderFullItemFragment) => string {
  const t = useMessages('orders');
  return (order, item) => {
    const withdrawn = withdrawnPieces(order, item);
    const parts = [
      withdrawn > 0 && withdrawn === item.quantity_ordered ? '' : item.status,
      item.quantity_invoiced ? t('invoiced', { count: item.quantity_invoiced }) : '',
      item.quantity_shipped ? t('shipped', { count: item.quantity_shipped }) : '',
      withdrawn > 0 ? t('withdrawn', { count: withdrawn }) : '',
    ];
    return parts.filter(Boolean).join(' · ');
  };
}
