import type { OrderFullFragment, OrderFullItemFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import styles from './orders.module.css';

function optionsOf(item: OrderFullItemFragment): readonly { readonly label: string; readonly value: string }[] {
  const chosen = (item.selected_options ?? []).filter((option) => option !== null);
  if (item.__typename !== 'BundleOrderItem') return chosen;
  const parts = (item.bundle_options ?? []).flatMap((option) =>
    option ? [{ label: option.label, value: (option.values ?? []).map((value) => value?.product_name).join(', ') }] : [],
  );
  return [...chosen, ...parts];
}

/** The lines of an order: what, how many, what has happened to them. */
export function OrderItems({ order, legalId }: { readonly order: OrderFullFragment; readonly legalId: string }) {
  const t = useMessages('orders');
  return (
    <ul className={styles.items} aria-label={t('items')}>
      {(order.items ?? []).map((item) =>
        item ? (
          <li key={item.id} className={styles.item}>
            <div className={styles.picture}>
              {item.image?.url ? <Picture url={item.image.url} alt="" sizes="72px" largest={160} /> : null}
            </div>
            <div className={styles.text}>
              <p className={styles.name}>
                {t('quantity', { count: item.quantity_ordered ?? 0 })} {item.product_name}
              </p>
              {optionsOf(item).map(({ label, value }) => (
                <p key={label}>{t('choice', { label, value })}</p>
              ))}
              <p>{t('choice', { label: t('sku'), value: item.product_sku })}</p>
              <p>
                {[
                  item.status,
                  item.quantity_invoiced ? t('invoiced', { count: item.quantity_invoiced }) : '',
                  item.quantity_shipped ? t('shipped', { count: item.quantity_shipped }) : '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <Price amount={item.prices?.row_total_including_tax.value ?? 0} legalId={legalId} />
          </li>
        ) : null,
      )}
    </ul>
  );
}
