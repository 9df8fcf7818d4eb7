import type { LookSceneGroupedFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { lookNumbers } from './look-numbers.ts';
import styles from './look-scene.module.css';

type Props = {
  readonly product: LookSceneGroupedFragment;
  /** Names of the pieces by SKU, for who cannot see the scene. */
  readonly names: ReadonlyMap<string, string>;
};

const percent = (share: number): string => `${Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10}%`;

/** The drawn scene of a look; its numbered spots lead to the pieces in the list. */
export function LookScene({ product, names }: Props) {
  const t = useMessages('catalogLater');
  const look = product.look;
  if (!look?.scene?.url) return null;
  const numbers = lookNumbers(look.hotspots);
  return (
    <figure className={styles.scene}>
      <Picture
        className={styles.picture}
        url={look.scene.url}
        alt={look.scene.label ?? ''}
        width={1600}
        height={1000}
        sizes="(min-width: 1440px) 740px, (min-width: 900px) 54vw, 100vw"
        largest={1600}
        eager
      />
      <svg className={styles.spots}>
        {(look.hotspots ?? []).map((spot) =>
          spot === null ? null : (
            <a
              key={spot.sku}
              className={styles.spot}
              href={`#item-${spot.sku}`}
              aria-label={t('lookSpot', { number: numbers.get(spot.sku) ?? 0, name: names.get(spot.sku) ?? spot.sku })}
            >
              <circle className={styles.target} cx={percent(spot.x)} cy={percent(spot.y)} r="22" />
              <circle className={styles.disc} cx={percent(spot.x)} cy={percent(spot.y)} r="15" />
              <text x={percent(spot.x)} y={percent(spot.y)} dy="0.36em" textAnchor="middle" aria-hidden="true">
                {numbers.get(spot.sku)}
              </text>
            </a>
          ),
        )}
      </svg>
    </figure>
  );
}
