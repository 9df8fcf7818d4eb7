import type { MessageCatalogue } from '../../i18n/message-catalogue.ts';
import type { IconName } from '../../ui/icons/icon-names.ts';
import type { Tone } from '../../ui/show/status-pill.tsx';

type LogKey = keyof MessageCatalogue['log'];
type Look = { readonly icon: IconName; readonly tone?: Tone };

/** Every action the shop writes into its log, and how an entry of it looks. A test compares the names with the shop's. */
const actionLooks = {
  'staff.edit': { icon: 'identification-badge' },
  'staff.invite': { icon: 'user-plus', tone: 'good' },
  'staff.acceptInvitation': { icon: 'user', tone: 'good' },
  'staff.reset': { icon: 'arrow-counter-clockwise', tone: 'warn' },
  'staff.unlock': { icon: 'key' },
  'staff.logIn': { icon: 'key' },
  'staff.logOut': { icon: 'sign-out' },
  'staff.stepUp': { icon: 'fingerprint' },
  'staff.logInFailed': { icon: 'warning-circle', tone: 'warn' },
  'staff.codeFailed': { icon: 'warning-circle', tone: 'warn' },
  'staff.locked': { icon: 'lock-simple', tone: 'bad' },
  'staff.endSession': { icon: 'sign-out' },
  'staff.endOtherSessions': { icon: 'sign-out' },
  'staff.changeLanguage': { icon: 'translate' },
  'staff.changePassword': { icon: 'password' },
  'staff.startTotp': { icon: 'device-mobile' },
  'staff.confirmTotp': { icon: 'device-mobile', tone: 'good' },
  'staff.removeTotp': { icon: 'device-mobile', tone: 'warn' },
  'staff.addPasskey': { icon: 'fingerprint', tone: 'good' },
  'staff.renamePasskey': { icon: 'fingerprint' },
  'staff.removePasskey': { icon: 'fingerprint', tone: 'warn' },
  'staff.passkeyCopied': { icon: 'prohibit', tone: 'bad' },
  'staff.renewRecoveryCodes': { icon: 'list-checks' },
  'approval.ask': { icon: 'seal-check', tone: 'info' },
  'approval.decide': { icon: 'seal-check' },
  'approval.approve': { icon: 'seal-check', tone: 'good' },
  'approval.approveAlone': { icon: 'seal-check', tone: 'warn' },
  'approval.refuse': { icon: 'x-circle', tone: 'bad' },
  'approval.fail': { icon: 'warning-circle', tone: 'bad' },
  'approval.withdraw': { icon: 'minus-circle' },
  'approval.expire': { icon: 'clock' },
  'setting.edit': { icon: 'sliders-horizontal' },
  'audit.export': { icon: 'download-simple', tone: 'info' },
  'order.ship': { icon: 'truck', tone: 'good' },
  'order.ready': { icon: 'storefront', tone: 'good' },
  'order.paid': { icon: 'bank', tone: 'good' },
  'order.cancel': { icon: 'x-circle', tone: 'bad' },
  'order.cancelPieces': { icon: 'minus-circle', tone: 'warn' },
  'order.refund': { icon: 'arrow-u-up-left', tone: 'warn' },
  'order.refundAgain': { icon: 'arrow-clockwise' },
  'order.refundSettled': { icon: 'check-circle', tone: 'good' },
  'order.resend': { icon: 'envelope-simple' },
  'order.export': { icon: 'download-simple', tone: 'info' },
  'order.note': { icon: 'note' },
  'order.hold': { icon: 'clock', tone: 'warn' },
  'order.release': { icon: 'check-circle' },
  'payment.confirm': { icon: 'bank', tone: 'good' },
  'refund.again': { icon: 'arrow-clockwise' },
  'refund.settle': { icon: 'check-circle', tone: 'good' },
  'shipment.plan': { icon: 'package' },
  'shipment.move': { icon: 'truck' },
  'shipment.handOver': { icon: 'storefront', tone: 'good' },
  'shipment.shortPick': { icon: 'warning-circle', tone: 'warn' },
  'view.save': { icon: 'floppy-disk' },
  'view.remove': { icon: 'trash' },
  'shipment.print': { icon: 'download-simple' },
  'coupon.add': { icon: 'tag', tone: 'good' },
  'coupon.disable': { icon: 'tag', tone: 'warn' },
  'stock.set': { icon: 'stack' },
  'stock.move': { icon: 'stack' },
  'withdrawal.accept': { icon: 'check-circle', tone: 'good' },
  'withdrawal.reject': { icon: 'x-circle', tone: 'bad' },
  'withdrawal.goodsIn': { icon: 'package' },
  'withdrawal.refunded': { icon: 'arrow-u-up-left', tone: 'good' },
  'withdrawal.noteReturned': { icon: 'note' },
  'review.judge': { icon: 'star' },
  'review.reply': { icon: 'chat-text' },
  'message.assign': { icon: 'user' },
  'message.answer': { icon: 'paper-plane-right', tone: 'good' },
  'message.move': { icon: 'check-circle' },
  'newsletter.export': { icon: 'download-simple', tone: 'info' },
  'customer.judge': { icon: 'users' },
  'product.import': { icon: 'upload-simple', tone: 'info' },
  'content.import': { icon: 'upload-simple', tone: 'info' },
} as const satisfies Partial<Readonly<Record<LogKey, Look>>>;

export type ActionName = keyof typeof actionLooks;
export const actionNames = Object.keys(actionLooks) as readonly ActionName[];

/** What entries can be about. */
export const entityNames = [
  'staff',
  'approval',
  'setting',
  'audit',
  'order',
  'file',
  'view',
  'withdrawal',
  'customer',
  'review',
  'message',
  'coupon',
  'stock',
  'product',
  'content',
] as const;

const others: Readonly<Record<string, Look>> = actionLooks;

/** An action that came after this was built is shown as well. */
export const lookOf = (action: string): Look => others[action] ?? { icon: 'note' };
