import type { MessageCatalogue } from '../../../i18n/message-catalogue.ts';

type Key = keyof MessageCatalogue['permissions'];
export type PermissionGroup = Extract<Key, `group.${string}`>;
export type Permission = Exclude<Key, PermissionGroup>;

/** What the shop asks for beside the role: the factors again, a second person above a threshold; and what a PIN at a till is enough for. */
export type Mark = 'stepUp' | 'fourEyes' | 'pin';

/** Every permission, in the order of the matrix: `^` step-up, `4` four eyes, `p` PIN. A test compares it with the shop's own table. */
export const permissionGroups: Readonly<Record<PermissionGroup, Readonly<Partial<Record<Permission, string>>>>> = {
  'group.today': { 'today.read': 'p' },
  'group.orders': {
    'orders.read': 'p',
    'orders.contact': '',
    'orders.note': 'p',
    'orders.create': '',
    'orders.edit': '',
    'orders.hold': '',
    'orders.cancel': '',
    'orders.export': '^',
  },
  'group.shipping': { 'shipments.pack': 'p', 'shipments.send': 'p', 'pickup.handOver': 'p' },
  'group.money': {
    'payments.read': '',
    'payments.confirm': '^',
    'refunds.request': '^4',
    'refunds.approve': '^',
    'refunds.settle': '^',
  },
  'group.returns': { 'returns.read': 'p', 'returns.register': 'p', 'returns.receive': 'p', 'returns.decide': '', 'returns.inspect': '' },
  'group.giftcards': { 'giftcards.read': '', 'giftcards.issue': '^4', 'giftcards.block': '' },
  'group.stock': {
    'stock.read': 'p',
    'stock.count': 'p',
    'stock.receive': 'p',
    'stock.move': 'p',
    'stock.adjust': '',
    'stock.book': '',
    'labels.print': 'p',
  },
  'group.catalog': {
    'catalog.read': 'p',
    'catalog.edit': '',
    'catalog.publish': '',
    'media.edit': '',
    'translations.edit': '',
    'catalog.bulk': '4',
    'catalog.delete': '^',
    'import.run': '^4',
    'export.run': '^',
  },
  'group.prices': { 'prices.read': '', 'prices.edit': '', 'campaigns.edit': '4', 'campaigns.approve': '^', 'coupons.edit': '' },
  'group.content': {
    'content.read': '',
    'content.edit': '',
    'content.publish': '',
    'search.tune': '',
    'redirects.edit': '',
    'forms.build': '',
    'branches.edit': '',
  },
  'group.customers': {
    'customers.read': '',
    'customers.edit': '',
    'customers.judge': '',
    'customers.merge': '^',
    'privacy.export': '^',
    'privacy.erase': '^4',
  },
  'group.contact': {
    'reviews.moderate': '',
    'newsletter.read': '',
    'newsletter.export': '^',
    'forms.read': '',
    'forms.answer': '',
    'mails.read': '',
    'mails.resend': '',
  },
  'group.reports': { 'reports.sales': '', 'reports.goods': '', 'reports.vat': '' },
  'group.settings': { 'settings.read': '', 'settings.edit': '^', 'paymentMethods.edit': '^4', 'shipping.edit': '', 'taxes.edit': '^4' },
  'group.staff': { 'staff.read': '', 'staff.manage': '^4', 'apiKeys.manage': '^4', 'devices.manage': '' },
  'group.system': { 'audit.read': '', 'system.read': '', 'system.operate': '^' },
};

const markOf: Readonly<Record<string, Mark>> = { '^': 'stepUp', '4': 'fourEyes', p: 'pin' };

export const marksOf = (letters: string): readonly Mark[] => letters.split('').flatMap((letter) => markOf[letter] ?? []);
