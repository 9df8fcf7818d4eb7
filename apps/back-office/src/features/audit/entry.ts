import type { AuditEntriesQuery } from '../../generated/graphql.ts';

export type Entry = AuditEntriesQuery['audit']['items'][number];

const undoDays = 30;

/** Why an entry cannot be undone by this person; undefined when it can. */
export function whyNoUndo({ canUndo, action, changes, at }: Entry, now: Date): 'never' | 'late' | 'permission' | undefined {
  if (canUndo) return undefined;
  // Only edits keep both what was and what became, field by field, in a way that an edit can put back.
  if (!action.endsWith('.edit') || changes.length === 0) return 'never';
  return now.getTime() - new Date(at).getTime() > undoDays * 86_400_000 ? 'late' : 'permission';
}

/** What has a page of its own, and where its name stands in the address. */
const pages: Readonly<Record<string, string>> = {
  approval: '/approvals?view=decided&request=',
  attribute: '/attributes/',
  brand: '/brands/',
  // A file that was compared or written; what a table changed leads there, too.
  bulk: '/import/',
  campaign: '/campaigns/',
  category: '/categories/',
  chart: '/size-charts/',
  coupon: '/coupons/',
  customer: '/customers/',
  giftcard: '/giftcards/',
  media: '/media/',
  message: '/forms/',
  order: '/orders/',
  price: '/prices/',
  privacy: '/privacy/',
  product: '/products/',
  return: '/returns/',
  setting: '/settings/',
  staff: '/staff/',
};
const settings: ReadonlySet<string> = new Set(['thresholds', 'returns']);

/** Where the thing of an entry is, as far as it has a screen. */
export function pathOf({ action, entity, entityId }: Pick<Entry, 'action' | 'entity' | 'entityId'>): string | undefined {
  if (!entity || !entityId || action.endsWith('.remove')) return undefined;
  if ((entity === 'media' && entityId === 'unused') || (entity === 'setting' && !settings.has(entityId))) return undefined;
  const page = pages[entity];
  return page && `${page}${encodeURIComponent(entityId)}`;
}
