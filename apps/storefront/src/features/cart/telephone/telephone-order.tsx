import { useState } from 'react';
import { useNavigate } from 'react-router';
import { OpenTelephoneOrderDocument } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ShopApiError } from '../../../lib/graphql/shop-api-error.ts';
import { useShop } from '../../../lib/graphql/use-shop.ts';
import { useReportError } from '../../../lib/notices/use-report-error.ts';
import { useShopState } from '../../../lib/page/shop-state.tsx';
import { localPath } from '../../../lib/page/store-view.ts';
import { deviceValues } from '../../../lib/session/storage.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { SignpostButton } from '../../../ui/signpost-button.tsx';
import { announceCart } from '../state/cart-signal.ts';
import { cartStore } from '../state/cart-store.ts';
import styles from './telephone-order.module.css';

/** What the shop says of a link that opens nothing, in the language of the page; undefined when it says nothing about the link. */
const saidOf = (error: unknown): string | undefined =>
  error instanceof ShopApiError && (error.category === 'input' || error.category === 'no-such-entity') ? error.message : undefined;

/** Where the link of a cart leads that staff has filled. A press, not the visit, opens it: mail programs open links by themselves. */
export function TelephoneOrder({ token }: { readonly token: string }) {
  const t = useMessages('cart');
  const { storeView } = useShopState();
  const shop = useShop();
  const report = useReportError();
  const navigate = useNavigate();
  const [isOpening, setOpening] = useState(false);
  const [said, setSaid] = useState<string>();
  const open = async (): Promise<void> => {
    setOpening(true);
    try {
      const cart = deviceValues.get('cartId') ?? null;
      cartStore.show((await shop.mutate(OpenTelephoneOrderDocument, { token, cart })).openTelephoneOrder);
      announceCart();
      await navigate('/checkout/cart');
    } catch (error) {
      const sentence = saidOf(error);
      if (sentence === undefined) report(error, 'addToCart');
      else setSaid(sentence);
    } finally {
      setOpening(false);
    }
  };
  return (
    <div className={styles.page}>
      <h1>{t('telephoneTitle')}</h1>
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
      <output className={styles.said}>{said}</output>
      {said === undefined ? (
        <>
          <p>{t('telephoneText')}</p>
          <p className={styles.note}>{t('telephoneOwn')}</p>
          <SignpostButton aria-busy={isOpening} disabled={isOpening} onClick={() => void open()}>
            {t('telephoneOpen')}
          </SignpostButton>
        </>
      ) : (
        <ButtonLink href={localPath(storeView, '')}>{t('toShop')}</ButtonLink>
      )}
    </div>
  );
}
