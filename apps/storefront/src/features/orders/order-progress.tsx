import { useMessages } from '../../i18n/language-context.tsx';
import { orderSteps, type OrderStep } from './order-steps.ts';
import styles from './order-progress.module.css';

const messageKeys = { ordered: 'stepOrdered', prepared: 'stepPrepared', sent: 'stepSent', ready: 'stepReady' } as const satisfies Record<
  OrderStep,
  string
>;

type Props = { readonly order: Parameters<typeof orderSteps>[0] };

/** A path with the places an order passes, up to where it is now. */
export function OrderProgress({ order }: Props) {
  const t = useMessages('orders');
  const progress = orderSteps(order);
  if (progress === undefined) return null;
  return (
    <ol className={styles.path} aria-label={t('progress')}>
      {progress.steps.map((step, index) => (
        <li
          key={step}
          className={styles.step}
          data-passed={index <= progress.current}
          {...(index === progress.current ? { 'aria-current': 'step' as const } : {})}
        >
          {t(messageKeys[step])}
        </li>
      ))}
    </ol>
  );
}
