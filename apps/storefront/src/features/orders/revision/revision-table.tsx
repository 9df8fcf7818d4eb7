import type { ReactNode } from 'react';
import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { Composition } from '../../../lib/cart/composition.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { revisionRows, taxRows, type Revision, type RevisionItem, type RevisionRow } from './revision-rows.ts';
import styles from './revision.module.css';

type Props = { readonly revision: Revision; readonly legalId: string };

function Amount({ item, legalId }: { readonly item: RevisionItem | undefined; readonly legalId: string }) {
  const t = useMessages('revision');
  const { money } = useFormats();
  if (!item)
    return (
      <td>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{t('notThere')}</span>
      </td>
    );
  const { quantity, price, row_total: row } = item;
  return (
    <td>
      <Price amount={row.value ?? 0} legalId={legalId} />
      <small className={styles.unit}>{t('unit', { count: quantity, price: money(price.value ?? 0) })}</small>
    </td>
  );
}

/** A line with everything that defines it (LAW-06), and what becomes of it. */
function Line({ row: { shown, before, after, change }, legalId }: { readonly row: RevisionRow; readonly legalId: string }) {
  const t = useMessages('revision');
  const orders = useMessages('orders');
  const { name, sku, image, selected_options: options } = shown;
  return (
    <tr data-change={change}>
      <th scope="row" className={styles.article}>
        {name} {change ? <mark className={styles.mark}>{t(change)}</mark> : null}
        <span className={styles.picture}>{image?.url ? <Picture url={image.url} alt="" sizes="64px" largest={160} /> : null}</span>
        <span className={styles.words}>
          {options.map(({ label, value }) => (
            <span key={label}>{orders('choice', { label, value })}</span>
          ))}
          <Composition of={shown} as="span" />
          <span>{orders('choice', { label: orders('sku'), value: sku })}</span>
        </span>
      </th>
      <Amount item={before} legalId={legalId} />
      <Amount item={after} legalId={legalId} />
    </tr>
  );
}

type SumProps = { readonly label: string; readonly before: ReactNode; readonly after: ReactNode; readonly kind?: 'total' | 'small' };

function Sum({ label, before, after, kind }: SumProps) {
  return (
    <tr data-kind={kind}>
      <th scope="row">{label}</th>
      <td>{before}</td>
      <td>{after}</td>
    </tr>
  );
}

function Sums({ revision, legalId }: Props) {
  const orders = useMessages('orders');
  const { money } = useFormats();
  const { before, after } = revision;
  const price = (amount: number | null | undefined, format?: () => string): ReactNode => (
    <Price amount={amount ?? 0} legalId={legalId} {...(format ? { format } : {})} />
  );
  const delivery = ({ shipping }: Revision['after']): ReactNode => price(shipping.value, shipping.value ? undefined : () => orders('free'));
  return (
    <tfoot>
      <Sum label={orders('subtotal')} before={price(before.subtotal.value)} after={price(after.subtotal.value)} />
      {before.discount.value || after.discount.value ? (
        <Sum label={orders('discount')} before={money(-(before.discount.value ?? 0))} after={money(-(after.discount.value ?? 0))} />
      ) : null}
      <Sum label={orders(after.pickup_location_code ? 'collected' : 'shipping')} before={delivery(before)} after={delivery(after)} />
      <Sum kind="total" label={orders('total')} before={price(before.grand_total.value)} after={price(after.grand_total.value)} />
      {taxRows(revision).map((tax) => (
        <Sum
          key={tax.title}
          kind="small"
          label={orders('ofWhich', { label: tax.title })}
          before={money(tax.before)}
          after={money(tax.after)}
        />
      ))}
    </tfoot>
  );
}

/** The order as it is and as it will be, beside each other: every line, discounts, delivery, the total, VAT by rate (LAW-06). */
export function RevisionTable({ revision, legalId }: Props) {
  const t = useMessages('revision');
  const orders = useMessages('orders');
  const { grand_total: total, total_tax: tax } = revision.after;
  return (
    <>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('compare')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('article')}</th>
            <th scope="col">{t('before')}</th>
            <th scope="col">{t('after')}</th>
          </tr>
        </thead>
        <tbody>
          {revisionRows(revision).map((row) => (
            <Line key={row.id} row={row} legalId={legalId} />
          ))}
        </tbody>
        <Sums revision={revision} legalId={legalId} />
      </table>
      <p id={legalId} className={styles.note}>
        {(total.value ?? 0) > 0 && !tax.value ? orders('taxNone') : orders('taxIncluded')}
      </p>
    </>
  );
}
