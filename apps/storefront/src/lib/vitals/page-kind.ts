import { readUnknownLoaderData } from '../../rendering/loader-data.ts';

/** The kinds of pages whose vitals are told apart. */
export type PageKind = 'home' | 'listing' | 'product' | 'content' | 'cart' | 'checkout' | 'account' | 'other';

export type PageMatch = { readonly id: string; readonly loaderData?: unknown };

const kinds: readonly (readonly [RegExp, PageKind])[] = [
  [/^home$/, 'home'],
  [/^(search|brands?|sale|finder)$/, 'listing'],
  [/^(blog|blog-post|branch|branches|faq|contact|customer-service|form|withdrawal)$/, 'content'],
  [/^cart$/, 'cart'],
  [/^(checkout|order-success|order-cancel|order-revision)$/, 'checkout'],
  [/^(account|login|create-account|forgot-password|reset-password|wishlist)/, 'account'],
];

const resolved: Readonly<Record<string, PageKind>> = { category: 'listing', product: 'product', cms: 'content', landing: 'content' };

/** What kind of page the innermost route shows: the name of its file says it, or what the backend found under the address. */
export function pageKindOf(match: PageMatch | undefined): PageKind {
  const file = match?.id.split('/')[1] ?? '';
  if (file === 'resolve')
    return resolved[(readUnknownLoaderData(match?.loaderData) as { kind?: string } | undefined)?.kind ?? ''] ?? 'other';
  return kinds.find(([pattern]) => pattern.test(file))?.[1] ?? 'other';
}
