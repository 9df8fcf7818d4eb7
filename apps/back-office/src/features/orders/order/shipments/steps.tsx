import { useMessages } from '../../../../i18n/language-context.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import type { Shipment } from '../order.ts';
import { stepsOf } from './shipment-steps.ts';
import styles from './shipments.module.css';

/** The way of a shipment: what is behind it, where it is, what comes. */
export function Steps({ shipment }: { readonly shipment: Shipment }) {
  const t = useMessages('order');
  return (
    <ol className={styles.steps}>
      {stepsOf(shipment).map(({ state, is }) => (
        <li key={state} className={styles.step} data-is={is} aria-current={is === 'now' ? 'step' : undefined}>
          <span className={styles.dot}>{is === 'done' && <Icon name="check-bold" size={12} />}</span>
          <span className={styles.stepName}>{t(`state.${state}`)}</span>
        </li>
      ))}
    </ol>
  );
}
