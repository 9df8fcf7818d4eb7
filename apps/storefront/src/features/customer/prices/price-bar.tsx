import { useId } from 'react';
import { useMessages } from '../../../i18n/language-context.tsx';
import { choosePriceView, useIsNet } from '../../../lib/prices/use-business-view.ts';
import styles from './price-switch.module.css';

/** The choice between private and business prices, and which of them are shown. */
export function PriceBar() {
  const t = useMessages('prices');
  const name = useId();
  const isNet = useIsNet();
  const views = [
    { view: 'private', label: t('private'), isOn: !isNet },
    { view: 'business', label: t('business'), isOn: isNet },
  ] as const;
  return (
    <aside className={styles.bar} aria-label={t('switch')}>
      <div className={styles.inner}>
        <output className={styles.state}>{isNet ? t('isNet') : t('isGross')}</output>
        <fieldset className={styles.views}>
          <legend className="visually-hidden">{t('switch')}</legend>
          {views.map(({ view, label, isOn }) => (
            <label key={view} className={styles.view}>
              <input className={styles.input} type="radio" name={name} checked={isOn} onChange={() => choosePriceView(view)} />
              <span className={styles.label}>{label}</span>
            </label>
          ))}
        </fieldset>
      </div>
    </aside>
  );
}
