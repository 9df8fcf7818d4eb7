import { useState } from 'react';
import { CouponTestDocument, type CouponCustomer, type CouponTestQuery } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { useCall } from '../../lib/use-call.ts';
import { CallProblem } from '../../shell/call-problem.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { MomentField } from '../../ui/fields/moment-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Card } from '../../ui/show/card.tsx';
import { readCart, type Choices, type Coupon } from './coupon.ts';
import styles from './coupons.module.css';
import { TestAnswer } from './test-answer.tsx';

const customers = ['guest', 'private', 'business'] as const satisfies readonly CouponCustomer[];

type Draft = {
  readonly code: string;
  readonly cart: string;
  readonly store: string;
  readonly country: string;
  readonly customer: CouponCustomer;
  readonly email: string;
  readonly at: string;
};

type FormProps = {
  readonly draft: Draft;
  readonly set: (part: Partial<Draft>) => void;
  readonly choices: Choices;
  readonly isSeries: boolean;
  readonly seesCustomers: boolean;
};

function Fields({ draft, set, choices, isSeries, seesCustomers }: FormProps) {
  const t = useMessages('coupons');
  const { country } = useFormats();
  return (
    <>
      {isSeries && <TextField label={t('code')} figures="code" value={draft.code} onChange={(code) => set({ code })} />}
      <TextArea label={t('cart')} hint={t('cartHint')} rows={3} value={draft.cart} onChange={(cart) => set({ cart })} />
      <div className={styles.pair}>
        <Select
          label={t('store')}
          options={choices.views.map(({ code, name }) => ({ value: code, label: name }))}
          value={draft.store}
          onChange={(store) => set({ store })}
        />
        <Select
          label={t('country')}
          options={choices.countries.map((value) => ({ value, label: country(value) }))}
          value={draft.country}
          onChange={(value) => set({ country: value })}
        />
      </div>
      <div className={styles.pair}>
        <Select
          label={t('customer')}
          options={customers.map((value) => ({ value, label: t(`customer.${value}`) }))}
          value={draft.customer}
          onChange={(customer) => set({ customer })}
        />
        <MomentField label={t('at')} hint={t('atHint')} value={draft.at} onChange={(at) => set({ at })} />
      </div>
      {seesCustomers && (
        <TextField
          label={t('email')}
          hint={t('emailHint')}
          inputMode="email"
          autoComplete="off"
          maxLength={254}
          value={draft.email}
          onChange={(email) => set({ email })}
        />
      )}
    </>
  );
}

type Props = { readonly coupon: Coupon; readonly choices: Choices; readonly isUnsaved: boolean; readonly seesCustomers: boolean };

/** This cart, this coupon, why not: counted by the functions of the cart itself. */
export function TesterCard({ coupon, choices, isUnsaved, seesCustomers }: Props) {
  const t = useMessages('coupons');
  const [draft, setDraft] = useState<Draft>(() => ({
    code: coupon.id,
    cart: '',
    store: choices.views[0]?.code ?? '',
    country: choices.countries[0] ?? 'NL',
    customer: 'guest',
    email: '',
    at: '',
  }));
  const [answer, setAnswer] = useState<CouponTestQuery['couponTest']>();
  const { run, isPending, error } = useCall(async () => {
    const { cart, email, at, ...rest } = draft;
    const input = { ...rest, lines: readCart(cart), email: email || null, at: at || null };
    setAnswer((await ask(CouponTestDocument, { input })).couponTest);
  });
  return (
    <Card title={t('tester')} note={isUnsaved ? t('testerSaved') : t('testerWhat')}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
      >
        <Fields
          draft={draft}
          set={(part) => setDraft((before) => ({ ...before, ...part }))}
          choices={choices}
          isSeries={coupon.codes > 1}
          seesCustomers={seesCustomers}
        />
        <CallProblem error={error} />
        <Button type="submit" isPending={isPending}>
          {t('try')}
        </Button>
      </form>
      <div aria-live="polite">{answer && <TestAnswer answer={answer} coupon={coupon} />}</div>
    </Card>
  );
}
