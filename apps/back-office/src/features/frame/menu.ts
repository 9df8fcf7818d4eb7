import type { MessageCatalogue } from '../../i18n/message-catalogue.ts';
import { may, type Person } from '../../lib/session/person.ts';
import type { IconName } from '../../ui/icons/icon-names.ts';

type Words = MessageCatalogue['frame'];

/** Messages without parameters. */
type Name = { [Key in keyof Words]: Words[Key] extends `${string}{${string}` | object ? never : Key }[keyof Words];

type MenuItem = {
  /** Its message, which is also what it is known by. */
  readonly name: Name;
  readonly path: string;
  readonly icon: IconName;
  /** What its first call asks for; `everywhere` where that has no branches: nobody is led to a refusal. */
  readonly permission: string;
  readonly where?: 'everywhere';
  /** `g` and this letter lead to it. */
  readonly letter?: string;
};

export type MenuGroup = { readonly name?: Name; readonly items: readonly MenuItem[] };

/** Every screen that has a place in the menu; a new one is a row here. The first four of a person are the bar of their phone. */
const menu: readonly MenuGroup[] = [
  { items: [{ name: 'today', path: '/', icon: 'sun-horizon', permission: 'today.read', letter: 't' }] },
  {
    name: 'groupSales',
    items: [
      { name: 'orders', path: '/orders', icon: 'receipt', permission: 'orders.read', letter: 'o' },
      { name: 'picking', path: '/picking', icon: 'basket', permission: 'shipments.pack', letter: 'v' },
      { name: 'pickup', path: '/pickup', icon: 'storefront', permission: 'pickup.handOver', letter: 'h' },
      { name: 'returns', path: '/returns', icon: 'arrow-u-up-left', permission: 'returns.read', letter: 'r' },
    ],
  },
  {
    name: 'groupGoods',
    items: [
      { name: 'products', path: '/products', icon: 'dress', permission: 'catalog.read', where: 'everywhere', letter: 'p' },
      { name: 'media', path: '/media', icon: 'image', permission: 'catalog.read', where: 'everywhere' },
      { name: 'structure', path: '/categories', icon: 'tree-structure', permission: 'catalog.read', where: 'everywhere' },
    ],
  },
  {
    name: 'groupPeople',
    items: [
      { name: 'customers', path: '/customers', icon: 'users', permission: 'customers.read', where: 'everywhere', letter: 'c' },
      { name: 'forms', path: '/forms', icon: 'chats', permission: 'forms.read', letter: 'b' },
      { name: 'reviews', path: '/reviews', icon: 'star', permission: 'reviews.moderate', where: 'everywhere' },
      { name: 'privacy', path: '/privacy', icon: 'shield-check', permission: 'privacy.export', where: 'everywhere' },
      { name: 'newsletter', path: '/newsletter', icon: 'envelope-simple', permission: 'newsletter.read', where: 'everywhere' },
      { name: 'alerts', path: '/alerts', icon: 'bell', permission: 'newsletter.read', where: 'everywhere' },
    ],
  },
  {
    name: 'groupOffice',
    items: [
      { name: 'prices', path: '/prices', icon: 'tag', permission: 'prices.read', where: 'everywhere', letter: 'p' },
      { name: 'campaigns', path: '/campaigns', icon: 'percent', permission: 'prices.read', where: 'everywhere' },
      { name: 'coupons', path: '/coupons', icon: 'barcode', permission: 'prices.read', where: 'everywhere' },
      { name: 'giftcards', path: '/giftcards', icon: 'gift', permission: 'giftcards.read' },
      { name: 'approvals', path: '/approvals', icon: 'seal-check', permission: 'today.read', letter: 'a' },
      { name: 'import', path: '/import', icon: 'upload-simple', permission: 'import.run', where: 'everywhere' },
      { name: 'staff', path: '/staff', icon: 'users-three', permission: 'staff.read', letter: 'm' },
      { name: 'roles', path: '/roles', icon: 'identification-badge', permission: 'staff.read', where: 'everywhere' },
      { name: 'thresholds', path: '/settings/thresholds', icon: 'sliders-horizontal', permission: 'settings.read', where: 'everywhere' },
      { name: 'returnSettings', path: '/settings/returns', icon: 'truck', permission: 'settings.read', where: 'everywhere' },
      { name: 'audit', path: '/audit', icon: 'clock-counter-clockwise', permission: 'audit.read', where: 'everywhere', letter: 'l' },
    ],
  },
];

/** What somebody may open, and nothing else. */
export const menuOf = (person: Person, groups: readonly MenuGroup[] = menu): readonly MenuGroup[] =>
  groups
    .map((group) => ({ ...group, items: group.items.filter(({ permission, where }) => may(person, permission, where)) }))
    .filter(({ items }) => items.length > 0);
