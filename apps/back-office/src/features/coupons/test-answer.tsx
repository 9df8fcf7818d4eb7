import type { CouponTestQuery } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { standingOf, verdictOf, type Coupon, type Standing } from './coupon.ts';
import styles from './coupons.module.css';

type Answer = CouponTestQuery['couponTest'];
type Ruled = Answer['rules'][number];

/** What a rule says, in a sentence. */
function useRuleSentence(coupon: Coupon, answer: Answer): (ruled: Ruled) => string {
  const t = useMessages('coupons');
  const { money, number, moment, country } = useFormats();
  const countries = coupon.countries.map(country).join(', ');
  return (ruled) => {
    const { rule, holds, given, limit } = ruled;
    const when = holds ? 'yes' : 'no';
    const says = standingOf(ruled, answer);
    switch (rule) {
      case 'begun':
        return t(`${when}.begun`, { moment: coupon.startsAt ? moment(coupon.startsAt) : '' });
      case 'not_ended':
        return t(`${when}.not_ended`, { moment: coupon.endsAt ? moment(coupon.endsAt) : '' });
      case 'uses_left':
        return t(`${when}.uses_left`, { used: number(given ?? 0), limit: number(limit ?? 0) });
      case 'customer_uses':
        if (given === null || given === undefined) return t('yes.customer_unknown', { limit: number(limit ?? 0) });
        return t(`${when}.customer_uses`, { used: number(given), limit: number(limit ?? 0) });
      case 'country':
        return t(`${when}.country`, { countries });
      case 'minimum':
        return t(`${says}.minimum`, { amount: money(given ?? 0), minimum: money(limit ?? 0) });
      case 'lines': {
        const counting = answer.lines.filter(({ obstacle }) => !obstacle).length;
        return t(`${says}.lines`, { count: counting, all: number(answer.lines.length) });
      }
      case 'helps':
        return t(`${says}.helps`);
      case 'active':
      case 'business':
        return t(`${when}.${rule}`);
    }
  };
}

const marks = {
  yes: { tone: 'good', icon: 'check-circle-fill' },
  no: { tone: 'bad', icon: 'x-circle-fill' },
  open: { tone: 'idle', icon: 'circle-dashed' },
} as const;

function Mark({ says }: { readonly says: Standing }) {
  const t = useMessages('coupons');
  const { tone, icon } = marks[says];
  return (
    <span className={styles.mark} data-tone={tone}>
      <Icon name={icon} size={16} />
      <VisuallyHidden>{t(`mark.${says}`)}</VisuallyHidden>
    </span>
  );
}

/** The articles, and which of them count. */
function Lines({ lines, unknown }: Pick<Answer, 'lines' | 'unknown'>) {
  const t = useMessages('coupons');
  const { money } = useFormats();
  return (
    <ul className={styles.answers}>
      {lines.map(({ sku, name, quantity, row, obstacle }) => (
        <li key={sku} className={styles.answer}>
          <Mark says={obstacle ? 'no' : 'yes'} />
          <span>
            {t('line', { count: quantity, name, amount: money(row.cents) })}{' '}
            <span className={styles.quiet}>{obstacle ? t(`obstacle.${obstacle}`) : t('counts')}</span>
          </span>
        </li>
      ))}
      {unknown.map((sku) => (
        <li key={sku} className={styles.answer}>
          <Mark says="no" />
          <span>{t('unknownArticle', { sku })}</span>
        </li>
      ))}
    </ul>
  );
}

/** Yes or no, and why: every rule of the coupon, every article of the cart. */
export function TestAnswer({ answer, coupon }: { readonly answer: Answer; readonly coupon: Coupon }) {
  const t = useMessages('coupons');
  const { money } = useFormats();
  const sentence = useRuleSentence(coupon, answer);
  const { rules, lines, unknown, discount, shippingDiscount, total } = answer;
  const taken = discount.cents + shippingDiscount.cents;
  const verdict = verdictOf(answer);
  return (
    <div className={styles.result}>
      <p className={styles.verdict} data-tone={marks[verdict].tone}>
        {t(`verdict.${verdict}`, { amount: money(taken), total: money(total.cents) })}
      </p>
      <ul className={styles.answers}>
        {rules.map((ruled) => (
          <li key={ruled.rule} className={styles.answer}>
            <Mark says={standingOf(ruled, answer)} />
            <span>{sentence(ruled)}</span>
          </li>
        ))}
      </ul>
      {lines.length + unknown.length > 0 ? <Lines lines={lines} unknown={unknown} /> : <p className={styles.quiet}>{t('emptyCart')}</p>}
    </div>
  );
}
