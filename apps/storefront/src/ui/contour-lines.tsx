import { contourPaths } from './contour-paths.ts';
import styles from './contour-lines.module.css';

const paths = contourPaths(13, 1440, 620);

/** The height lines behind hero and pictures. Decoration: never behind running text. */
export function ContourLines() {
  return (
    <svg className={styles.lines} viewBox="0 0 1440 620" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
