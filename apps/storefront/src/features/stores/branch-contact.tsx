import type { BranchBranchFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { Icon } from '../../theme/icon.tsx';
import { routeHref } from './route-href.ts';
import styles from './branch-contact.module.css';

type Props = {
  readonly branch: BranchBranchFragment;
  /** With the fax number as well: few want it, so lists of branches leave it out. */
  readonly full?: boolean;
};

export function BranchContact({ branch, full = false }: Props) {
  const t = useMessages('stores');
  const route = routeHref(branch);
  const name = branch.city ?? branch.name;
  return (
    <div>
      <address className={styles.address}>
        {branch.street}
        <br />
        {branch.postcode} {branch.city}
      </address>
      <ul className={styles.ways}>
        {branch.phone ? (
          <li>
            <a className={styles.way} href={`tel:${branch.phone.replace(/[^+\d]/g, '')}`}>
              <Icon name="phone" size={20} />
              <span className="visually-hidden">{t('call', { city: name })}</span>
              {branch.phone}
            </a>
          </li>
        ) : null}
        {full && branch.fax ? (
          <li className={styles.fax}>
            {t('fax')} {branch.fax}
          </li>
        ) : null}
        {branch.email ? (
          <li>
            <a className={styles.way} href={`mailto:${branch.email}`}>
              <Icon name="envelope-simple" size={20} />
              <span className="visually-hidden">{t('mail', { city: name })}</span>
              {branch.email}
            </a>
          </li>
        ) : null}
        {route ? (
          <li>
            <a className={styles.way} href={route} rel="noreferrer">
              <Icon name="map-pin" size={20} />
              {t('route')}
              <span className="visually-hidden"> {t('routeTo', { city: name })}</span>
            </a>
          </li>
        ) : null}
      </ul>
    </div>
  );
}
