import { rssFeed } from '../../features/content/blog/rss-feed.ts';
import { LoadFeedDocument } from '../../generated/graphql.ts';
import { textLoader } from '../../lib/page/page-loader.ts';
import { screenHref } from '../../lib/page/screen-paths.ts';
import { shopTitle } from '../../lib/shop-name.ts';
import { loadMessages } from '../../messages/load-messages.ts';
import { present } from '../frame/present.ts';

/** The newest posts of a language, for readers of feeds. */
export const loader = textLoader(async ({ shop, storeView, settings }) => {
  const [{ blogPosts }, { content }] = await Promise.all([shop.query(LoadFeedDocument), loadMessages(storeView.language)]);
  const url = `${settings.publicUrl}${screenHref(storeView, 'blog')}`;
  const feed = rssFeed({
    title: `${content.blogTitle} | ${shopTitle}`,
    description: content.blogDescription,
    url,
    feedUrl: `${url}/rss`,
    language: storeView.locale,
    items: present(blogPosts?.items).map((post) => ({
      title: post.title ?? '',
      url: `${url}/${post.identifier ?? ''}`,
      description: post.short_filtered_content ?? '',
      publishTime: post.publish_time,
    })),
  });
  return new Response(feed, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8', 'Cache-Control': 'public, max-age=600' } });
});
