import { useState } from 'react';
import { GuestOrderDocument, type OrderFullFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { checkEmail } from '../../lib/forms/check-email.ts';
import { FormFrame } from '../../lib/forms/form-frame.tsx';
import { useForm } from '../../lib/forms/use-form.ts';
import { useSentences } from '../../lib/forms/use-sentences.ts';
import { checkPresent } from '../../lib/forms/verdict.ts';
import { ShopApiError } from '../../lib/graphql/shop-api-error.ts';
import { useShop } from '../../lib/graphql/use-shop.ts';
import { notices } from '../../lib/notices/use-notices.ts';
import { useReportError } from '../../lib/notices/use-report-error.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { OrderActions } from './order-actions.tsx';
import type { OrderParts } from './order-parts.ts';
import { OrderView } from './order-view.tsx';
import { useDay } from '../../i18n/use-day.ts';
import styles from './orders.module.css';

/** A guest finds an order with what the confirmation says. */
export function OrderLookup({ parts }: { readonly parts: OrderParts }) {
  const t = useMessages('orders');
  const day = useDay(true);
  const { storeView } = useShopState();
  const [order, setOrder] = useState<OrderFullFragment>();
  const [email, setEmail] = useState('');
  if (order === undefined)
    return (
      <div className={`${styles.order} ${styles.wide}`}>
        <h1>{t('lookupTitle')}</h1>
        <p>{t('lookupText')}</p>
        <div className={styles.split}>
          <LookupForm
            onFound={(found, typed) => {
              setOrder(found);
              setEmail(typed);
            }}
          />
          <section className={styles.box}>
            <h2 className={styles.title}>{t('lookupHelp')}</h2>
            <p>{t('lookupWhere')}</p>
            <p>
              {t('lookupOwn')} <a href={`${localPath(storeView, 'login')}?next=/account/orders`}>{t('lookupAccount')}</a>
            </p>
          </section>
        </div>
      </div>
    );
  return (
    <div className={`${styles.order} ${styles.wide}`}>
      <h1>{t('order', { number: order.number })}</h1>
      <p>{t('placedOn', { date: day(order.order_date) })}</p>
      <OrderView
        order={order}
        parts={parts}
        actions={<OrderActions order={order} onChanged={setOrder} Withdraw={parts.Withdraw} email={email} />}
      />
      <div>
        <Button onClick={() => setOrder(undefined)}>{t('lookupAgain')}</Button>
      </div>
    </div>
  );
}

function LookupForm({ onFound }: { readonly onFound: (order: OrderFullFragment, email: string) => void }) {
  const t = useMessages('orders');
  const shop = useShop();
  const report = useReportError();
  const sentences = useSentences();
  const form = useForm({
    initial: { number: '', email: '', lastname: '' },
    draft: 'order lookup',
    check: ({ number, email, lastname }) => ({
      ...(number.trim() === '' ? { number: t('lookupNumberMissing') } : {}),
      ...sentences({ email: checkEmail(email), lastname: checkPresent(lastname, 'lastNameRequired') }),
    }),
    send: async ({ number, email, lastname }) => {
      try {
        const wanted = { number: number.trim(), email: email.trim(), lastname: lastname.trim() };
        onFound((await shop.query(GuestOrderDocument, wanted)).guestOrder, wanted.email);
        return true;
      } catch (error) {
        const isUnknown = error instanceof ShopApiError && error.category === 'no-such-entity';
        if (isUnknown) notices.show({ kind: 'danger', title: t('lookupTitle'), text: t('notFound') });
        else report(error, 'account');
        return false;
      }
    },
  });
  return (
    <FormFrame form={form} label={t('lookupTitle')} submit={t('lookupGo')}>
      <TextField {...form.text('number')} label={t('lookupNumber')} inputMode="numeric" />
      <TextField {...form.text('email')} label={t('email')} type="email" inputMode="email" autoComplete="email" />
      <TextField {...form.text('lastname')} label={t('lookupLastname')} autoComplete="family-name" />
    </FormFrame>
  );
}
