import { useLocation, useNavigate } from 'react-router';
import { DeleteAddressDocument, UpdateAddressDocument, type CustomerAddressFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { PostalAddress } from '../../../lib/address/postal-address.tsx';
import { useShop } from '../../../lib/graphql/use-shop.ts';
import { notices } from '../../../lib/notices/use-notices.ts';
import { useReportError } from '../../../lib/notices/use-report-error.ts';
import { localPath } from '../../../lib/page/store-view.ts';
import { useShopState } from '../../../lib/page/shop-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { SignpostLink } from '../../../ui/signpost-link.tsx';
import { useAccount } from '../account/account-context.tsx';
import { AddressForm } from './address-form.tsx';
import styles from '../account/account.module.css';

const path = '/account/addresses';

/** All addresses; the one being changed stands in the address bar, so that the way back and a reload keep it. */
export function AddressBook() {
  const t = useMessages('customer');
  const { customer } = useAccount();
  const { storeView } = useShopState();
  const { search } = useLocation();
  const navigate = useNavigate();
  const wanted = new URLSearchParams(search).get('edit');
  const addresses = (customer.addresses ?? []).flatMap((address) => (address ? [address] : []));
  const edited = addresses.find(({ id }) => String(id) === wanted);
  const href = localPath(storeView, path);
  if (edited || wanted === 'new') {
    return (
      <>
        <h2>{edited ? t('changeAddress') : t('addAddress')}</h2>
        <AddressForm key={wanted} address={edited} backHref={href} onSaved={() => void navigate(path)} />
      </>
    );
  }
  return (
    <>
      {addresses.length === 0 ? <p>{t('noAddresses')}</p> : null}
      <ul className={styles.cards}>
        {addresses.map((address) => (
          <AddressCard key={address.id} address={address} editHref={`${href}?edit=${address.id}`} />
        ))}
      </ul>
      <div>
        <SignpostLink href={`${href}?edit=new`}>{t('addAddress')}</SignpostLink>
      </div>
    </>
  );
}

function AddressCard({ address, editHref }: { readonly address: CustomerAddressFragment; readonly editHref: string }) {
  const t = useMessages('customer');
  const shop = useShop();
  const report = useReportError();
  const { refresh } = useAccount();
  const { id, default_shipping: isShipping, default_billing: isBilling } = address;
  const name = [...(address.street ?? []), address.city].filter(Boolean).join(' ');
  const change = async (call: () => Promise<unknown>, text: string) => {
    try {
      await call();
      await refresh();
      notices.show({ kind: 'success', text });
    } catch (error) {
      report(error, 'addressBook');
    }
  };
  const makeDefault = (input: { default_shipping: true } | { default_billing: true }) =>
    void change(() => shop.mutate(UpdateAddressDocument, { id: id ?? 0, input }), t('addressModified'));
  const remove = () => {
    if (window.confirm(t('confirmRemove', { name })))
      void change(() => shop.mutate(DeleteAddressDocument, { id: id ?? 0 }), t('addressRemoved'));
  };
  return (
    <li className={styles.card}>
      <div className={styles.marks}>
        {isShipping ? <span className={styles.mark}>{t('defaultShipping')}</span> : null}
        {isBilling ? <span className={styles.mark}>{t('defaultBilling')}</span> : null}
      </div>
      <PostalAddress address={address} region={address.region?.region} countryCode={address.country_code} />
      <div className={styles.actions}>
        <a className={styles.link} href={editHref} aria-label={t('changeNamed', { name })}>
          {t('change')}
        </a>
        {isShipping ? null : <LinkButton onClick={() => makeDefault({ default_shipping: true })}>{t('makeShipping')}</LinkButton>}
        {isBilling ? null : <LinkButton onClick={() => makeDefault({ default_billing: true })}>{t('makeBilling')}</LinkButton>}
        {isShipping || isBilling ? null : (
          <LinkButton onClick={remove} aria-label={t('removeNamed', { name })}>
            {t('remove')}
          </LinkButton>
        )}
      </div>
    </li>
  );
}
