import { useMessages } from '../../../i18n/language-context.tsx';
import { PostalAddress } from '../../../lib/address/postal-address.tsx';
import { localPath } from '../../../lib/page/store-view.ts';
import { useShopState } from '../../../lib/page/shop-state.tsx';
import { useAccount } from './account-context.tsx';
import { accountPath } from './account-sections.ts';
import { ApprovalBanner } from './approval-banner.tsx';
import styles from './account.module.css';

/** What somebody wants to see first: who the shop thinks they are, and where parcels go. */
export function AccountOverview() {
  const t = useMessages('customer');
  const { storeView } = useShopState();
  const { customer } = useAccount();
  const addresses = (customer.addresses ?? []).flatMap((address) => (address ? [address] : []));
  const shipping = addresses.find(({ default_shipping }) => default_shipping);
  const billing = addresses.find(({ default_billing }) => default_billing);
  const to = (path: 'information' | 'addresses') => localPath(storeView, accountPath(path));
  return (
    <>
      <p className={styles.lead}>{t('hello', { name: customer.firstname ?? '' })}</p>
      <ApprovalBanner />
      <div className={styles.cards}>
        <section className={styles.card}>
          <h2>{t('information')}</h2>
          <p className={styles.address}>
            {[customer.prefix, customer.firstname, customer.middlename, customer.lastname, customer.suffix].filter(Boolean).join(' ')}
            <br />
            {customer.email}
          </p>
          <a className={styles.link} href={to('information')}>
            {t('change')}
          </a>
        </section>
        {[
          { title: t('defaultShipping'), address: shipping },
          { title: t('defaultBilling'), address: billing },
        ].map(({ title, address }) => (
          <section key={title} className={styles.card}>
            <h2>{title}</h2>
            {address ? (
              <PostalAddress address={address} region={address.region?.region} countryCode={address.country_code} />
            ) : (
              <p>{t('noAddress')}</p>
            )}
            <a className={styles.link} href={to('addresses')}>
              {address ? t('change') : t('addAddress')}
            </a>
          </section>
        ))}
      </div>
    </>
  );
}
