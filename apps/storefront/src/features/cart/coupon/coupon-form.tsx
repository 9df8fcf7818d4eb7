import { useId, useState, type ReactNode } from 'react';
import type { CartContentFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ShopApiError } from '../../../lib/graphql/shop-api-error.ts';
import { useShop } from '../../../lib/graphql/use-shop.ts';
import { backendText } from '../../../lib/notices/backend-text.ts';
import { notices } from '../../../lib/notices/use-notices.ts';
import { useReportError } from '../../../lib/notices/use-report-error.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { applyCoupon } from './change-coupon.ts';
import { useCartActions } from '../state/use-cart-actions.ts';
import styles from './coupon-form.module.css';

type Props = {
  readonly cart: CartContentFragment;
  /** Why it takes nothing off. */
  readonly message?: string | undefined;
  readonly hint?: ReactNode;
};

/** The code on the cart, or the place to type one: folded away, so that nobody leaves to look for one (UX-34). */
export function CouponForm({ cart, message, hint }: Props) {
  const t = useMessages('cart');
  const { removeCoupon } = useCartActions();
  const code = cart.applied_coupons?.[0]?.code;
  if (code === undefined) {
    return (
      <details>
        <summary className={styles.question}>{t('couponQuestion')}</summary>
        {hint ? <div className={styles.hint}>{hint}</div> : null}
        <CouponField />
      </details>
    );
  }
  return (
    <div className={styles.active}>
      <p>
        <strong>{t('couponActive', { code })}</strong>
      </p>
      <LinkButton small aria-label={t('couponRemove', { code })} onClick={() => void removeCoupon(code)}>
        {t('remove')}
      </LinkButton>
      {message === undefined ? null : <p className={styles.message}>{message}</p>}
    </div>
  );
}

function CouponField() {
  const t = useMessages('cart');
  const said = useMessages('notices');
  const shop = useShop();
  const report = useReportError();
  const id = useId();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const send = async (): Promise<void> => {
    const typed = code.trim();
    if (typed === '') return setError(t('couponMissing'));
    if (isBusy) return;
    setIsBusy(true);
    try {
      await applyCoupon(shop, typed);
      // What was wrong with the code before is over.
      notices.clear();
      notices.show({ kind: 'success', text: t('couponAdded', { code: typed.toUpperCase() }) });
    } catch (failure) {
      report(failure, 'addToCart');
      if (failure instanceof ShopApiError && (failure.category === 'no-such-entity' || failure.category === 'input')) {
        const known = backendText(failure.message);
        setError(known === undefined ? failure.message : said(known));
      }
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField
        id={id}
        name="coupon"
        label={t('couponField')}
        value={code}
        error={error}
        maxLength={64}
        autoComplete="off"
        onBlur={() => undefined}
        onChange={(value) => {
          setCode(value);
          setError(undefined);
        }}
      />
      <Button type="submit" aria-busy={isBusy}>
        {t('couponApply')}
      </Button>
    </form>
  );
}
