import { useMessages } from '../../i18n/language-context.tsx';
import { orderSteps, type OrderStep } from './order-steps.ts';
import { ProgressPath } from './progress-path.tsx';

const messageKeys = { ordered: 'stepOrdered', prepared: 'stepPrepared', sent: 'stepSent', ready: 'stepReady' } as const satisfies Record<
  OrderStep,
  string
>;

type Props = { readonly order: Parameters<typeof orderSteps>[0] };

/** How far an order has come. */
export function OrderProgress({ order }: Props) {
  const t = useMessages('orders');
  const progress = orderSteps(order);
  if (progress === undefined) return null;
  return <ProgressPath label={t('progress')} steps={progress.steps.map((step) => t(messageKeys[step]))} current={progress.current} />;
}
