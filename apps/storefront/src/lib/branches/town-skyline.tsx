import { ground, skylineOf } from './skylines.ts';
import styles from './town-skyline.module.css';

type Props = { readonly code: string | null | undefined; readonly tint?: 'tanne' | 'enzian' | 'leder' };

/** A town as seen from the road. Decoration: its name stands beside it. */
export function TownSkyline({ code, tint = 'tanne' }: Props) {
  return (
    <svg className={styles.skyline} data-tint={tint} viewBox="0 0 320 210" aria-hidden="true" focusable="false">
      {[...skylineOf(code), ground.line].map((path) => (
        <path key={path} d={path} />
      ))}
      {ground.hills.map((path) => (
        <path key={path} className={styles.hill} d={path} />
      ))}
    </svg>
  );
}
