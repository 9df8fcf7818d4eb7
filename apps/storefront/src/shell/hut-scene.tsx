import { ContourLines } from '../ui/contour-lines.tsx';
import styles from './hut-scene.module.css';

/** A hut with light in its window: no way on, but a place to wait. */
export function HutScene() {
  return (
    <div className={styles.scene} aria-hidden="true">
      <ContourLines />
      <svg className={styles.hut} viewBox="0 0 400 320" focusable="false">
        <path className={styles.hill} d="M0 262C70 232 150 226 214 240S340 250 400 226V320H0z" />
        <path className={styles.roof} d="M250 112V64H272V128z" />
        <path className={styles.wood} d="M110 142L200 76 290 142V250H110z" />
        <path className={styles.boards} d="M110 142H290M110 169H290M110 196H290M110 223H290" />
        <path className={styles.roof} d="M84 150 200 66 316 150 306 163 200 88 94 163z" />
        <path className={styles.smoke} d="M261 54C252 44 270 38 261 26S250 12 262 2" />
        <path className={styles.door} d="M134 250V184H174V250z" />
        <circle className={styles.glow} cx="236" cy="194" r="46" />
        <path className={styles.window} d="M212 172H260V216H212z" />
        <path className={styles.frame} d="M236 172V216M212 194H260" />
        <path className={styles.path} d="M154 252C150 274 190 284 172 320" />
      </svg>
    </div>
  );
}
