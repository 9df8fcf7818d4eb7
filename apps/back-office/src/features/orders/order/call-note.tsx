import { useMessages } from '../../../i18n/language-context.tsx';
import { CallProblem } from '../../../shell/call-problem.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './order.module.css';
import type { OrderCall } from './use-order-call.ts';

/** Beside a button: that its click waits for a connection, or why nothing was done. */
export function CallNote({ call: { state, error, problem } }: { readonly call: OrderCall }) {
  const t = useMessages('order');
  if (state !== 'waiting') return <CallProblem error={error} text={problem} />;
  return (
    <p className={styles.waiting} role="alert">
      <Icon name="wifi-slash" />
      <span>{t('waiting')}</span>
    </p>
  );
}
