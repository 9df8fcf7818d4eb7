import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import styles from './free-shipping-meter.module.css';

type Props = {
  /** From where delivery is free. */
  readonly threshold: number;
  readonly remaining: number;
};

const path = 'M4 46C34 46 40 30 66 32s30 12 54 4 28-22 50-20 26 8 46-8';

/** A path up the hill: how far it is to free delivery. */
export function FreeShippingMeter({ threshold, remaining }: Props) {
  const t = useMessages('cart');
  const { money } = useFormats();
  const share = threshold > 0 ? Math.min(100, Math.max(0, Math.round((1 - remaining / threshold) * 100))) : 100;
  return (
    <div className={styles.meter} data-reached={remaining <= 0}>
      <svg className={styles.drawing} viewBox="0 0 240 56" aria-hidden="true" focusable="false">
        <path className={styles.way} d={path} pathLength={100} />
        <path className={styles.walked} d={path} pathLength={100} strokeDasharray={`${share} 100`} />
        <path className={styles.pole} d="M216 8V-4" transform="translate(0 4)" />
        <path className={styles.flag} d="M216 2h18l-5 5 5 5h-18z" transform="translate(0 -2)" />
      </svg>
      <p className={styles.text}>{remaining > 0 ? t('freeLeft', { amount: money(remaining) }) : t('freeReached')}</p>
    </div>
  );
}
