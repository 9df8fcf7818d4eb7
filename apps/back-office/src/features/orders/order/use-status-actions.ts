import { CancelOrderDocument, ConfirmPaymentDocument, HoldOrderDocument, ReleaseOrderDocument } from '../../../generated/graphql.ts';
import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { ask } from '../../../lib/api/api.ts';
import type { IconName } from '../../../ui/icons/icon-names.ts';
import type { Reasoned } from '../../../shell/reason-dialog.tsx';
import type { Order, OrderAnswer } from './order.ts';

export type StatusAction = Reasoned<OrderAnswer> & { readonly icon: IconName };

/** What can be done with the order as a whole, each with a reason; `can` decides which of it is there. */
export function useStatusActions({ number, can, money: { open, total } }: Order): readonly StatusAction[] {
  const t = useMessages('order');
  const { money } = useFormats();
  const input = (reason: string, key: string) => ({ input: { order: number, reason, key } });
  const all: readonly StatusAction[] = [
    {
      id: 'confirmPayment',
      icon: 'bank',
      title: t('confirmTitle', { number }),
      text: t('confirmText', { amount: money(open.cents || total.cents) }),
      label: t('confirmReason'),
      action: t('confirm'),
      done: t('confirmDone'),
      isStepUp: true,
      send: async (reason, key) => (await ask(ConfirmPaymentDocument, input(reason, key))).confirmPayment,
    },
    {
      id: 'releaseOrder',
      icon: 'check-circle',
      title: t('releaseTitle', { number }),
      text: t('releaseText'),
      action: t('release'),
      done: t('releaseDone'),
      send: async (reason, key) => (await ask(ReleaseOrderDocument, input(reason, key))).releaseOrder,
    },
    {
      id: 'holdOrder',
      icon: 'pause-circle',
      title: t('holdTitle', { number }),
      text: t('holdText'),
      action: t('hold'),
      done: t('holdDone'),
      send: async (reason, key) => (await ask(HoldOrderDocument, input(reason, key))).holdOrder,
    },
    {
      id: 'cancelOrder',
      icon: 'x-circle',
      title: t('cancelOrderTitle', { number }),
      text: t('cancelOrderText'),
      action: t('cancelOrder'),
      done: t('cancelOrderDone'),
      isDanger: true,
      send: async (reason, key) => (await ask(CancelOrderDocument, input(reason, key))).cancelOrder,
    },
  ];
  return all.filter(({ id }) => can.includes(id));
}
