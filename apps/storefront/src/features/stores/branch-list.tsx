import type { BranchBranchFragment } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import type { OpeningState } from '../../lib/branches/opening.ts';
import { BranchContact } from './branch-contact.tsx';
import { BranchMap } from './branch-map.tsx';
import { HoursTable } from './hours-table.tsx';
import { openingSentence } from './opening-sentence.ts';
import { OtherHours } from './other-hours.tsx';
import styles from './branch-list.module.css';

export type ListedBranch = {
  readonly branch: BranchBranchFragment;
  readonly opening: OpeningState;
  readonly upcoming: NonNullable<BranchBranchFragment['alternate_opening_hours']>;
};

type Props = {
  readonly branches: readonly ListedBranch[];
  /** 1 is Monday. */
  readonly today: number;
  readonly hrefOf: (branch: BranchBranchFragment) => string;
};

/** All branches: the map, then each with hours, address and the way there. */
export function BranchList({ branches, today, hrefOf }: Props) {
  const t = useMessages('stores');
  return (
    <>
      <h1 className={styles.heading}>{t('title')}</h1>
      <p className={styles.intro}>{t('intro')}</p>
      <div className={styles.columns}>
        <div className={styles.map}>
          <BranchMap
            branches={branches.map(({ branch, opening }) => ({ branch, href: hrefOf(branch), isOpen: opening.state === 'open' }))}
          />
        </div>
        <ul className={styles.branches}>
          {branches.map((listed) => (
            <li key={listed.branch.name} className={styles.branch}>
              <BranchEntry {...listed} today={today} href={hrefOf(listed.branch)} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function BranchEntry({ branch, opening, upcoming, today, href }: ListedBranch & { readonly today: number; readonly href: string }) {
  const t = useMessages('stores');
  const { date } = useFormats();
  const city = branch.city ?? branch.name;
  return (
    <>
      <h2 className={styles.town}>
        <a className={styles.link} href={href}>
          {city}
        </a>
      </h2>
      <p className={styles.open} data-state={opening.state}>
        {openingSentence(opening, t, date)}
      </p>
      <BranchContact branch={branch} />
      <div className={styles.hours}>
        <HoursTable branch={branch} today={today} />
      </div>
      <OtherHours entries={upcoming.filter((entry) => entry !== null)} />
      <p className={styles.more}>
        <a href={href}>{t('moreAbout', { city })}</a>
      </p>
    </>
  );
}
