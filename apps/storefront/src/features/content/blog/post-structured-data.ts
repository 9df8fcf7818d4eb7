import type { BlogPostPostFragment } from '../../../generated/graphql.ts';
import { shopTitle } from '../../../lib/shop-name.ts';
import { readWireTime } from './wire-time.ts';

export function postStructuredData(
  post: BlogPostPostFragment,
  { publicUrl, url }: { readonly publicUrl: string; readonly url: string },
): object {
  const image = post.featured_image?.startsWith('/') ? `${publicUrl}${post.featured_image}` : (post.featured_image ?? undefined);
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title ?? '',
    description: post.short_filtered_content ?? undefined,
    image,
    datePublished: readWireTime(post.publish_time)?.toISOString(),
    dateModified: readWireTime(post.update_time)?.toISOString(),
    author: post.author?.name ? { '@type': 'Person', name: post.author.name } : undefined,
    publisher: { '@type': 'Organization', name: shopTitle },
    mainEntityOfPage: `${publicUrl}${url}`,
  };
}
