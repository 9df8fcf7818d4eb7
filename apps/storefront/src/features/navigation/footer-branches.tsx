import type { FooterBranchesQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { Icon } from '../../theme/icon.tsx';
import { daysHours } from './branch-hours.ts';
import { FooterFold } from './footer-fold.tsx';
import styles from './footer-branches.module.css';

export type FooterBranch = NonNullable<NonNullable<NonNullable<FooterBranchesQuery['phisicalStores']>['items']>[number]>;

type FooterBranchesProps = {
  readonly branches: readonly FooterBranch[];
  /** The date in the branches; the server's page is made today. */
  readonly date: string;
};

/** The shops with address and the hours of today: contact and branches of every footer. */
export function FooterBranches({ branches, date }: FooterBranchesProps) {
  const t = useMessages('navigation');
  if (branches.length === 0) return null;
  return (
    <section id="branches" className={styles.branches} aria-labelledby="branches-title">
      <h2 id="branches-title" className={styles.title}>
        {t('branchesTitle')}
      </h2>
      <ul className={styles.list}>
        {branches.map((branch) => (
          <li key={branch.name} className={styles.branch}>
            <FooterFold title={branch.city ?? branch.name} headingLevel={3} fact={<TodaysHours branch={branch} date={date} />}>
              <p className={styles.hours}>
                <TodaysHours branch={branch} date={date} />
              </p>
              <address className={styles.address}>
                {branch.street}
                <br />
                {branch.postcode} {branch.city}
              </address>
              <Contact
                icon="phone"
                name={t('phone')}
                href={branch.phone ? `tel:${branch.phone.replace(/[^+\d]/g, '')}` : ''}
                text={branch.phone}
              />
              <Contact icon="envelope-simple" name={t('email')} href={`mailto:${branch.email ?? ''}`} text={branch.email} />
            </FooterFold>
          </li>
        ))}
      </ul>
    </section>
  );
}

function TodaysHours({ branch, date }: { readonly branch: FooterBranch; readonly date: string }) {
  const t = useMessages('navigation');
  const { times, reason } = daysHours(branch, date);
  const text = times.map((time, position) => t(position === 0 ? 'hoursToday' : 'hoursAlso', time)).join(' ');
  return (
    <>
      {text || t('closedToday')}
      {reason ? ` (${reason})` : null}
    </>
  );
}

type ContactProps = {
  readonly icon: 'phone' | 'envelope-simple';
  readonly name: string;
  readonly href: string;
  readonly text: string | null;
};

function Contact({ icon, name, href, text }: ContactProps) {
  if (!text) return null;
  return (
    <a className={styles.contact} href={href}>
      <Icon name={icon} size={20} />
      <span className="visually-hidden">{name}</span>
      {text}
    </a>
  );
}
