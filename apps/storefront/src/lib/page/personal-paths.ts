import { everyPath } from './screen-paths.ts';

/**
 * First parts of the paths, without language, that belong to one person or carry a secret; also everything below them. The
 * checkout is one of them too, but its cart's page is not everywhere: whoever reads this list decides about it.
 */
export const personalPaths: readonly string[] = [
  'account',
  'login',
  'logout',
  'create-account',
  'forgot-password',
  'reset-password',
  'customer',
  'order',
  'orders',
  'order-lookup',
  'newsletter',
  'stock-alert',
  'wishlist',
  'compare',
  'mailbox',
  'multisafepay',
  ...everyPath('withdrawal'),
  ...everyPath('forms'),
];
