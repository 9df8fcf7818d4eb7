import type { BranchBlockBranchFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import type { OpeningState } from '../../lib/branches/opening.ts';
import { branchSentence } from './opening-sentence.ts';
import { TownSkyline } from '../../lib/branches/town-skyline.tsx';
import { screenHref } from '../../lib/page/screen-paths.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import styles from './branch-block.module.css';

type Props = { readonly branches: readonly { readonly branch: BranchBlockBranchFragment; readonly opening: OpeningState }[] };

/** The three towns: drawn as seen from the road, with address and whether the door is open. */
export function BranchBlock({ branches }: Props) {
  const t = useMessages('home');
  if (branches.length === 0) return null;
  return (
    <section aria-labelledby="branch-block">
      <h2 id="branch-block" className={styles.title}>
        {t('branches')}
      </h2>
      <p className={styles.intro}>{t('branchesIntro')}</p>
      <ul className={styles.branches}>
        {branches.map(({ branch, opening }, index) => (
          <li key={branch.name} className={styles.branch}>
            <Branch branch={branch} opening={opening} tint={tints[index % tints.length] ?? 'tanne'} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const tints = ['tanne', 'enzian', 'leder'] as const;

function Branch({ branch, opening, tint }: Props['branches'][number] & { readonly tint: (typeof tints)[number] }) {
  const t = useMessages('home');
  const { storeView } = useShopState();
  return (
    <>
      <TownSkyline code={branch.pickup_location_code} tint={tint} />
      <h3 className={styles.town}>
        <a className={styles.link} href={`${screenHref(storeView, 'branches')}/${branch.url_key ?? ''}`}>
          {branch.city ?? branch.name}
        </a>
      </h3>
      <p className={styles.open} data-state={opening.state}>
        {branchSentence(opening, t)}
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
