import type { ReactNode } from 'react';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { Card } from '../../ui/show/card.tsx';
import { Facts } from '../../ui/show/facts.tsx';
import type { Customer } from './customer.ts';
import styles from './customers.module.css';

type Sees = Customer['sees'];
type Piece = Sees['cart'][number];

/** An article with what it costs them: by the piece, by the number, and all of it. */
function PieceRow({ piece: { sku, name, quantity, unit, total, tiers } }: { readonly piece: Piece }) {
  const t = useMessages('customers');
  const { money } = useFormats();
  const each = unit && quantity > 1 && t('each', { amount: money(unit.cents) });
  const steps = tiers.map((tier) => t('tier', { count: tier.quantity, amount: money(tier.unit.cents) }));
  const note = unit ? [each, ...steps].filter(Boolean).join(', ') : t('notSold');
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <span>{`${quantity} × ${name ?? sku}`}</span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {total && <span className={styles.amount}>{money(total.cents)}</span>}
    </li>
  );
}

type ListProps = { readonly title: string; readonly note: ReactNode; readonly pieces: readonly Piece[]; readonly children?: ReactNode };

function Pieces({ title, note, pieces, children }: ListProps) {
  const t = useMessages('customers');
  return (
    <section className={styles.seen} aria-label={title}>
      <h3 className={styles.seenTitle}>
        {title}
        {note && <span className={styles.note}>{note}</span>}
      </h3>
      {pieces.length === 0 && <p className={styles.note}>{t('emptyList')}</p>}
      <ul className={styles.rows}>
        {pieces.map((piece, index) => (
          // Two lines of a cart may be of one article.
          <PieceRow key={`${piece.sku} ${index}`} piece={piece} />
        ))}
      </ul>
      {children}
    </section>
  );
}

/** What the cart comes to, as its bill says it. */
function Bill({ bill: { rows, tax, total } }: { readonly bill: NonNullable<Sees['bill']> }) {
  const t = useMessages('customers');
  const { money } = useFormats();
  const lines = [
    ...rows.map(({ kind, amount }) => ({ name: t(`bill.${kind}`), cents: amount.cents, isTotal: false })),
    { name: t('bill.total'), cents: total.cents, isTotal: true },
    { name: t('bill.tax'), cents: tax.cents, isTotal: false },
  ];
  return (
    <dl className={styles.bill}>
      {lines.map(({ name, cents, isTotal }) => (
        <div key={name} className={styles.billRow} data-total={isTotal || undefined}>
          <dt>{name}</dt>
          <dd className={styles.amount}>{money(cents)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the shop shows them, with the amounts they see: nobody logs in as somebody else. */
export function SeesCard({ customer: { sees } }: { readonly customer: Customer }) {
  const t = useMessages('customers');
  const { isBusiness, language, cart, bill, coupon, wishlist, isWishlistShared } = sees;
  return (
    <Card title={t('sees')}>
      <Facts
        facts={[
          { name: t('prices'), value: t(isBusiness ? 'pricesBusiness' : 'pricesPrivate') },
          { name: t('languageName'), value: t(`language.${language}`) },
        ]}
      />
      <Pieces title={t('cart')} note={coupon && t('coupon', { code: coupon })} pieces={cart}>
        {bill && <Bill bill={bill} />}
      </Pieces>
      <Pieces title={t('wishlist')} note={isWishlistShared && t('wishlistShared')} pieces={wishlist} />
    </Card>
  );
}
