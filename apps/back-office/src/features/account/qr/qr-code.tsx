import { useMemo } from 'react';
import styles from './qr-code.module.css';
import { qrPath } from './qr-path.ts';

/** A text for the camera of a phone: dark on light in either scheme, as cameras expect it. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => qrPath(text), [text]);
  return (
    <figure className={styles.code} aria-label={label}>
      <svg aria-hidden="true" viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
        <rect className={styles.paper} width={size} height={size} />
        <path className={styles.ink} d={path} />
      </svg>
    </figure>
  );
}
