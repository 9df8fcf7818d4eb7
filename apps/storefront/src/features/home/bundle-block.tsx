import type { ReactNode } from 'react';
import type { BundleBlockBundleFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { onPhones } from '../../ui/picture-sources.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './bundle-block.module.css';

type Props = {
  readonly bundles: readonly BundleBlockBundleFragment[];
  readonly hrefOf: (bundle: BundleBlockBundleFragment) => string;
  readonly priceOf: (bundle: BundleBlockBundleFragment, legalId: string) => ReactNode;
  readonly legalLine: (id: string) => ReactNode;
};

const sizes = `(min-width: 1440px) 420px, (min-width: 700px) 30vw, ${onPhones(32)}`;

/** Whole outfits, each with the pieces it is made of. */
export function BundleBlock({ bundles, hrefOf, priceOf, legalLine }: Props) {
  const t = useMessages('home');
  return (
    <section aria-labelledby="bundles-heading">
      <h2 id="bundles-heading">{t('bundles')}</h2>
      <p className={styles.intro}>{t('bundlesIntro')}</p>
      {legalLine('bundles-legal')}
      <ul className={styles.bundles}>
        {bundles.map((bundle) => (
          <li key={bundle.sku} className={styles.bundle}>
            {bundle.small_image?.url ? (
              <Picture
                smallest={320}
                className={styles.picture}
                url={bundle.small_image.url}
                alt={bundle.small_image.label ?? bundle.name ?? ''}
                sizes={sizes}
              />
            ) : null}
            <div className={styles.words}>
              <h3 className={styles.name}>
                <a className={styles.link} href={hrefOf(bundle)}>
                  {bundle.name}
                </a>
              </h3>
              <ol className={styles.parts} aria-label={t('bundleParts', { name: bundle.name ?? '' })}>
                {partsOf(bundle).map((part) => (
                  <li key={part} className={styles.part}>
                    {part}
                  </li>
                ))}
              </ol>
              {priceOf(bundle, 'bundles-legal')}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function partsOf({ items }: BundleBlockBundleFragment): readonly string[] {
  return (items ?? [])
    .filter((item) => item !== null)
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .flatMap(({ title }) => (title ? [title] : []));
}
