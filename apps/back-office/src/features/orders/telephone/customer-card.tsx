import { useMessages } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Card } from '../../../ui/show/card.tsx';
import { addressDraft, looksLikeEmail } from './draft.ts';
import type { TelephoneForm } from './use-telephone-form.ts';
import { useCustomer, type Customer } from './use-customer.ts';
import styles from './telephone.module.css';

/** What the account already knows, to be taken over instead of asked for. */
function Account({ customer, form }: { readonly customer: Customer; readonly form: TelephoneForm }) {
  const t = useMessages('telephone');
  const { draft, set, choices } = form;
  const isOtherStore = customer.store !== draft.store && choices.stores.some(({ code }) => code === customer.store);
  return (
    <div className={styles.account}>
      <p className={styles.known}>
        <Icon name="user" />
        <span>{t('account', { name: customer.name })}</span>
      </p>
      {customer.isBusiness && <p className={styles.note}>{t('business')}</p>}
      <div className={styles.takes}>
        {draft.name.trim() === '' && (
          <Button size="s" onClick={() => set({ name: customer.name })}>
            {t('takeName')}
          </Button>
        )}
        {isOtherStore && (
          <Button size="s" onClick={() => set({ store: customer.store })}>
            {t('takeStore', { store: choices.stores.find(({ code }) => code === customer.store)?.name ?? customer.store })}
          </Button>
        )}
        {customer.addresses.map((address) => (
          <Button
            key={[address.lastname, ...address.street, address.postcode].join()}
            size="s"
            onClick={() => set({ address: addressDraft(address), way: draft.way === 'pickup' ? 'pickup' : 'parcel' })}
          >
            {t('takeAddress', { address: [address.street.join(' '), address.city].join(', ') })}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Who called: where the link goes, and in which language. */
export function CustomerCard({ form }: { readonly form: TelephoneForm }) {
  const t = useMessages('telephone');
  const { draft, set, choices, problemOf } = form;
  const known = useCustomer(draft.email);
  const isWrong = draft.email.trim() !== '' && !looksLikeEmail(draft.email);
  return (
    <Card title={t('customer')}>
      <div className={styles.fields}>
        <div className={styles.pair}>
          <TextField
            label={t('email')}
            hint={t('emailHint')}
            type="email"
            required
            autoComplete="off"
            spellCheck={false}
            maxLength={254}
            value={draft.email}
            error={isWrong || (draft.email.trim() !== '' && problemOf('email')) ? t('no.email') : undefined}
            onChange={(email) => set({ email })}
          />
          <TextField
            label={t('name')}
            hint={t('nameHint')}
            autoComplete="off"
            maxLength={100}
            value={draft.name}
            error={problemOf('name') ? t('no.name') : undefined}
            onChange={(name) => set({ name })}
          />
          <Select
            label={t('store')}
            hint={t('storeHint')}
            options={choices.stores.map(({ code, name }) => ({ value: code, label: name }))}
            value={draft.store}
            onChange={(store) => set({ store })}
          />
        </div>
        {known && (known.customer ? <Account customer={known.customer} form={form} /> : <p className={styles.note}>{t('noAccount')}</p>)}
      </div>
    </Card>
  );
}
