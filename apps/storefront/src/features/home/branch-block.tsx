import type { BranchBlockBranchFragment } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import type { OpeningState } from './opening-hours.ts';
import { branchSentence } from './opening-sentence.ts';
import { ground, skylineOf } from './skylines.ts';
import styles from './branch-block.module.css';

type Props = { readonly branches: readonly { readonly branch: BranchBlockBranchFragment; readonly opening: OpeningState }[] };

/** The three towns: drawn as seen from the road, with address and whether the door is open. */
export function BranchBlock({ branches }: Props) {
  const t = useMessages('home');
  if (branches.length === 0) return null;
  return (
    <section aria-labelledby="branches">
      <h2 id="branches" className={styles.title}>
        {t('branches')}
      </h2>
      <p className={styles.intro}>{t('branchesIntro')}</p>
      <ul className={styles.branches}>
        {branches.map(({ branch, opening }) => (
          <li key={branch.name} className={styles.branch}>
            <Branch branch={branch} opening={opening} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Branch({ branch, opening }: Props['branches'][number]) {
  const t = useMessages('home');
  const { date } = useFormats();
  return (
    <>
      <svg className={styles.skyline} viewBox="0 0 320 210" aria-hidden="true" focusable="false">
        {[...skylineOf(branch.pickup_location_code), ground.line].map((path) => (
          <path key={path} d={path} />
        ))}
        {ground.hills.map((path) => (
          <path key={path} className={styles.hill} d={path} />
        ))}
      </svg>
      <h3 className={styles.town}>{branch.city ?? branch.name}</h3>
      <p className={styles.open} data-state={opening.state}>
        {branchSentence(opening, t, date)}
      </p>
      <address className={styles.address}>
        {branch.street}
        <br />
        {branch.postcode} {branch.city}
        {branch.phone ? (
          <>
            <br />
            <a href={`tel:${branch.phone.replace(/[^\d+]/g, '')}`}>{branch.phone}</a>
          </>
        ) : null}
      </address>
    </>
  );
}
