import { roles, type Role } from '#modules/staff/index.ts';

/** What waits for a person, and the people it is about. */
type Queue = 'queues' | 'customers' | 'merging' | 'privacy' | 'mails';
/** A part of the back office; permissions come into use with theirs. */
type Part =
  | 'ground'
  | 'import'
  | 'orders'
  | 'parcels'
  | 'money'
  | 'telephone'
  | 'revisions'
  | 'returns'
  | 'giftcards'
  | 'prices'
  | Queue
  | 'products'
  | 'bulk'
  | 'media'
  | 'catalogue'
  | 'content'
  | 'office';

/** The parts that are there. A permission of theirs that no field asks for, or a field that asks for one of another part, stops the start. */
export const presentParts: ReadonlySet<Part> = new Set<Part>([
  'ground',
  'import',
  'orders',
  'parcels',
  'money',
  'returns',
  'giftcards',
  'prices',
  'revisions',
  'telephone',
  'queues',
  'customers',
  'merging',
  'privacy',
  'mails',
  'products',
  'bulk',
  'media',
]);

/** Where a role has a permission: everywhere, in its own branches, or not at all. */
type Reach = 'everywhere' | 'branch' | 'none';

export type PermissionRow = {
  readonly part: Part;
  readonly reach: Readonly<Record<Role, Reach>>;
  /** May be used with a PIN at a shared till. */
  readonly withPin: boolean;
  /** Asks for the factors again. */
  readonly stepUp: boolean;
  /** Above a threshold somebody else decides. */
  readonly fourEyes: boolean;
};

const reaches: Readonly<Record<string, Reach>> = { x: 'everywhere', b: 'branch', '-': 'none' };

/** `letters`: owner, manager, branch manager, branch staff, editor, service, finance, auditor. Marks: `p` PIN, `^` step-up, `4` four eyes. */
function line(letters: string, part: Part, marks = ''): PermissionRow {
  const reach = Object.fromEntries(roles.map((role, index) => [role, reaches[letters[index] ?? '-'] ?? 'none'])) as Record<Role, Reach>;
  return { part, reach, withPin: marks.includes('p'), stepUp: marks.includes('^'), fourEyes: marks.includes('4') };
}

/** Who may do what: the one table that refuses, and that menus and buttons are made from. */
export const permissions = {
  'today.read': line('xxbbxxxx', 'ground', 'p'),
  'orders.read': line('xxbb-xxx', 'orders', 'p'),
  'orders.contact': line('xxb--xx-', 'orders'),
  'orders.note': line('xxbb-xx-', 'orders', 'p'),
  'orders.create': line('xx---x--', 'telephone'),
  'orders.edit': line('xx---x--', 'revisions'),
  'orders.hold': line('xx---x--', 'money'),
  'orders.cancel': line('xxb--x--', 'money'),
  'orders.export': line('xx----x-', 'orders', '^'),
  'shipments.pack': line('xxbb----', 'parcels', 'p'),
  'shipments.send': line('xxbb----', 'parcels', 'p'),
  'pickup.handOver': line('xxbb----', 'parcels', 'p'),
  'payments.read': line('xx---xxx', 'orders'),
  'payments.confirm': line('xx----x-', 'money', '^'),
  'refunds.request': line('xxb--xx-', 'money', '^4'),
  'refunds.approve': line('x-----x-', 'money', '^'),
  'refunds.settle': line('x-----x-', 'money', '^'),
  'returns.read': line('xxbb-xxx', 'returns', 'p'),
  'returns.register': line('xxbb-x--', 'returns', 'p'),
  'returns.receive': line('xxbb-x--', 'returns', 'p'),
  'returns.decide': line('xxb--x--', 'returns'),
  'returns.inspect': line('xxb--x--', 'returns'),
  'giftcards.read': line('xxb--xxx', 'giftcards'),
  'giftcards.issue': line('xx----x-', 'giftcards', '^4'),
  'giftcards.block': line('xx----x-', 'giftcards'),
  'stock.read': line('xxxxxxxx', 'office', 'p'),
  'stock.count': line('xxbb----', 'office', 'p'),
  'stock.receive': line('xxbb----', 'office', 'p'),
  'stock.move': line('xxbb----', 'office', 'p'),
  'stock.adjust': line('xxb-----', 'office'),
  'stock.book': line('xxb-----', 'office'),
  'labels.print': line('xxxx----', 'office', 'p'),
  'catalog.read': line('xxxxxxxx', 'products', 'p'),
  'catalog.edit': line('xx--x---', 'products'),
  'catalog.publish': line('xx--x---', 'products'),
  'media.edit': line('xx--x---', 'media'),
  'translations.edit': line('xx--x---', 'catalogue'),
  'catalog.bulk': line('xx------', 'bulk', '4'),
  'catalog.delete': line('xx------', 'products', '^'),
  'prices.read': line('xxx--xxx', 'prices'),
  'prices.edit': line('xx------', 'prices'),
  'campaigns.edit': line('xx------', 'prices', '4'),
  'coupons.edit': line('xx------', 'prices'),
  'campaigns.approve': line('x-----x-', 'prices', '^'),
  'content.read': line('xxx-xx-x', 'content'),
  'content.edit': line('xx--x---', 'content'),
  'content.publish': line('xx--x---', 'content'),
  'search.tune': line('xx--x---', 'content'),
  'redirects.edit': line('xx--x---', 'content'),
  'branches.edit': line('xxb-----', 'office'),
  'customers.read': line('xx---xxx', 'customers'),
  'customers.edit': line('xx---x--', 'customers'),
  'customers.judge': line('xx---x--', 'customers'),
  'customers.merge': line('xx---x--', 'merging', '^'),
  'privacy.export': line('xx---x--', 'privacy', '^'),
  'privacy.erase': line('x-------', 'privacy', '^4'),
  'reviews.moderate': line('xx--xx--', 'queues'),
  'newsletter.read': line('xx--xx-x', 'queues'),
  'newsletter.export': line('xx------', 'queues', '^'),
  'forms.read': line('xxbb-x--', 'queues'),
  'forms.answer': line('xxbb-x--', 'queues'),
  'forms.build': line('xx--x---', 'content'),
  'mails.read': line('xx---x--', 'mails'),
  'mails.resend': line('xx---x--', 'mails'),
  'reports.sales': line('xxb--xxx', 'office'),
  'reports.goods': line('xxb-xxxx', 'office'),
  'reports.vat': line('x-----xx', 'office'),
  'settings.read': line('xx----xx', 'ground'),
  'settings.edit': line('x-------', 'ground', '^'),
  'paymentMethods.edit': line('x-------', 'office', '^4'),
  'shipping.edit': line('xx------', 'office'),
  'taxes.edit': line('x-----x-', 'office', '^4'),
  'import.run': line('xx------', 'import', '^4'),
  'export.run': line('xx------', 'import', '^'),
  'staff.read': line('xxb----x', 'ground'),
  'staff.manage': line('x-------', 'ground', '^4'),
  'apiKeys.manage': line('x-------', 'office', '^4'),
  'devices.manage': line('xxb-----', 'office'),
  'audit.read': line('xx----xx', 'ground'),
  'system.read': line('xx-----x', 'office'),
  'system.operate': line('x-------', 'office', '^'),
} as const satisfies Readonly<Record<string, PermissionRow>>;

export type Permission = keyof typeof permissions;

/** Roles whose work is not the customers themselves: they say why they look at one (LAW-20). */
const reasonedRoles: ReadonlySet<Role> = new Set<Role>(['finance', 'auditor']);

export const asksForReason = (grants: readonly { readonly role: Role }[]): boolean =>
  grants.filter(({ role }) => permissions['customers.read'].reach[role] !== 'none').every(({ role }) => reasonedRoles.has(role));

export const isPermission = (name: string): name is Permission => Object.hasOwn(permissions, name);
