import { useMessages } from '../../i18n/language-context.tsx';
import { borders, heights, mapHeight, mapWidth, otherTowns, placeOnMap, rivers } from './region-map.ts';
import styles from './branch-map.module.css';

/** From here on a town's name stands left of its dot, or it would run out of the map. */
const nearEdge = mapWidth * 0.75;

type MappedBranch = {
  readonly name: string;
  readonly city?: string | null;
  readonly latitude?: number | null;
  readonly longitude?: number | null;
};

type Props = {
  readonly branches: readonly { readonly branch: MappedBranch; readonly href: string; readonly isOpen: boolean }[];
};

/** The region as our own drawing, with the branches as signposts. */
export function BranchMap({ branches }: Props) {
  const t = useMessages('stores');
  return (
    <section className={styles.map} aria-label={t('map')}>
      <svg className={styles.land} viewBox={`0 0 ${mapWidth} ${mapHeight}`} aria-hidden="true" focusable="false">
        <g className={styles.heights}>
          {heights.map((line) => (
            <path key={line} d={line} />
          ))}
        </g>
        <g className={styles.rivers}>
          {rivers.map((line) => (
            <path key={line} d={line} />
          ))}
        </g>
        <g className={styles.borders}>
          {borders.map((line) => (
            <path key={line} d={line} />
          ))}
        </g>
        {otherTowns.map(({ name, x, y }) => (
          <g key={name} className={styles.town}>
            <circle cx={x} cy={y} r="4" />
            <text x={x > nearEdge ? x - 9 : x + 9} y={y + 5} textAnchor={x > nearEdge ? 'end' : 'start'}>
              {name}
            </text>
          </g>
        ))}
        <g className={styles.names}>
          <text x="120" y="330">
            {t('belgium')}
          </text>
          <text x="335" y="118">
            {t('netherlands')}
          </text>
          <text x="790" y="370">
            {t('germany')}
          </text>
        </g>
      </svg>
      {branches.map(({ branch, href, isOpen }) => {
        const place = placeOnMap(branch.longitude, branch.latitude);
        return place === undefined ? null : (
          <a key={branch.name} className={styles.pin} href={href} style={place} data-open={isOpen}>
            <span className={styles.board}>{branch.city ?? branch.name}</span>
          </a>
        );
      })}
    </section>
  );
}
