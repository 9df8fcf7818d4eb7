import type { ReactNode } from 'react';
import type { BranchBranchFragment } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { TownSkyline } from '../../lib/branches/town-skyline.tsx';
import { Picture } from '../../ui/picture.tsx';
import { ShopProse } from '../../lib/page/shop-prose.tsx';
import { BranchContact } from './branch-contact.tsx';
import type { ListedBranch } from './branch-list.tsx';
import { HoursTable } from './hours-table.tsx';
import { openingSentence } from './opening-sentence.ts';
import { OtherHours } from './other-hours.tsx';
import styles from './branch-page.module.css';

type Props = ListedBranch & {
  readonly today: number;
  readonly stock: ReactNode;
  /** Ways on: an appointment, the other branches. */
  readonly ways?: ReactNode;
};

/** One branch: how it looks, when it is open, what it does, what hangs there. */
export function BranchPage({ branch, opening, upcoming, today, stock, ways }: Props) {
  const t = useMessages('stores');
  const { date } = useFormats();
  const city = branch.city ?? branch.name;
  return (
    <article>
      <div className={styles.top}>
        <div>
          <h1 className={styles.heading}>{branch.name}</h1>
          <p className={styles.open} data-state={opening.state}>
            {openingSentence(opening, t, date)}
          </p>
          <BranchContact branch={branch} full />
        </div>
        <Pictures branch={branch} />
      </div>
      <div className={styles.columns}>
        <section aria-labelledby="branch-hours">
          <h2 id="branch-hours" className={styles.title}>
            {t('hours')}
          </h2>
          <HoursTable branch={branch} today={today} />
          <OtherHours entries={upcoming.filter((entry) => entry !== null)} />
        </section>
        {branch.description ? (
          <section aria-labelledby="branch-about">
            <h2 id="branch-about" className={styles.title}>
              {t('about', { city })}
            </h2>
            <ShopProse html={branch.description} />
            {ways}
          </section>
        ) : null}
      </div>
      {stock}
    </article>
  );
}

/** What the back office has of pictures; without any the town is drawn. */
function Pictures({ branch }: { readonly branch: BranchBranchFragment }) {
  const named = [branch.banner_image, branch.storefront_image, ...(branch.images ?? [])].filter((image) => image?.url);
  // `images` are all of them, those with a place of their own too.
  const pictures = [...new Map(named.map((image) => [image?.url, image])).values()];
  if (pictures.length === 0) return <TownSkyline code={branch.pickup_location_code} />;
  return (
    <div className={styles.pictures}>
      {pictures.map((image, place) => (
        <Picture
          key={image?.url}
          className={styles.picture}
          url={image?.url ?? ''}
          alt={image?.label ?? ''}
          width={960}
          height={640}
          sizes="(min-width: 900px) 48vw, 92vw"
          eager={place === 0}
        />
      ))}
    </div>
  );
}
