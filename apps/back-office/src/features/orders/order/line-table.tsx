import { memo, useDeferredValue } from 'react';
import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { NamedPiece } from '../../../lib/pieces/named-piece.tsx';
import { Card } from '../../../ui/show/card.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './lines.module.css';
import type { Line } from './order.ts';
import { useOrderDesk } from './order-desk.ts';
import { PieceMarks } from './piece-marks.tsx';
import { piecesOf, type Wish } from './pieces.ts';

type RowProps = { readonly line: Line; readonly wish: Wish | undefined; readonly isPickup: boolean };

const LineRow = memo(function LineRow({ line, wish, isPickup }: RowProps) {
  const { money, number } = useFormats();
  return (
    <tr className={styles.line}>
      <th scope="row" className={styles.article}>
        <NamedPiece line={line} />
      </th>
      <td className={styles.where}>
        <PieceMarks groups={piecesOf(line, line.id, wish)} refunded={line.refunded} isPickup={isPickup} />
      </td>
      <td className={styles.quantity}>{number(line.ordered)}</td>
      <td className={styles.unit}>{money(line.unit.cents)}</td>
      <td className={styles.sum}>{money(line.row.cents)}</td>
    </tr>
  );
});

/** More than a screen shows: these come at once, the others right after them. */
const atOnce = 20;

function Head() {
  const t = useMessages('order');
  return (
    <thead>
      <tr>
        <th scope="col">{t('article')}</th>
        <th scope="col">{t('pieces')}</th>
        <th scope="col" className={styles.quantity}>
          {t('quantity')}
        </th>
        <th scope="col" className={styles.unit}>
          {t('price')}
        </th>
        <th scope="col" className={styles.sum}>
          {t('total')}
        </th>
      </tr>
    </thead>
  );
}

/** What was ordered, and where each piece of it is. */
export function LineTable({ wish }: { readonly wish: Wish | undefined }) {
  const t = useMessages('order');
  const { order } = useOrderDesk();
  const { money } = useFormats();
  const shown = useDeferredValue(order.lines.length, Math.min(order.lines.length, atOnce));
  const pieces = order.lines.reduce((sum, { ordered }) => sum + ordered, 0);
  const title = `${t('articles', { count: order.lines.length })}, ${t('piecesCount', { count: pieces })}`;
  const edit = useMessages('revision');
  const wished = { plan: t('inPlan'), refund: t('inRefund'), refundUnsent: t('inRefund'), edit: edit('inEdit') };
  const legend = wish && (
    <span className={styles.legend}>
      <span className={styles.ring} aria-hidden="true" />
      {wished[wish.what]}
    </span>
  );
  return (
    <Card isFlush title={title} actions={legend}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{title}</VisuallyHidden>
        </caption>
        <Head />
        <tbody>
          {order.lines.slice(0, shown).map((line) => (
            <LineRow key={line.id} line={line} wish={wish} isPickup={order.branch !== null && order.branch !== undefined} />
          ))}
        </tbody>
        <tfoot>
          <tr className={styles.foot}>
            <th scope="row" colSpan={4}>
              {t('delivery')}
            </th>
            <td className={styles.sum}>{money(order.delivery.cents)}</td>
          </tr>
          <tr className={styles.foot} data-total>
            <th scope="row" colSpan={4}>
              {t('total')}
            </th>
            <td className={styles.sum}>{money(order.money.total.cents)}</td>
          </tr>
        </tfoot>
      </table>
    </Card>
  );
}
