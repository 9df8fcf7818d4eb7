import { ReasonDialog, type Reasoned } from '../../../shell/reason-dialog.tsx';
import type { OrderAnswer } from './order.ts';
import { useOrderCall } from './use-order-call.ts';

type Props = { readonly reasoned: Reasoned<OrderAnswer>; readonly onClose: () => void };

/** Before what is done with the open order for a reason. */
export function OrderReasonDialog({ reasoned, onClose }: Props) {
  return <ReasonDialog reasoned={reasoned} call={useOrderCall()} onClose={onClose} />;
}
