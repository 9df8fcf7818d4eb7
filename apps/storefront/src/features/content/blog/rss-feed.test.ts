import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rssFeed } from './rss-feed.ts';

test('a feed names its posts, with every special character of XML written as text', () => {
  const feed = rssFeed({
    title: 'Blog',
    description: 'Maas & Alm',
    url: 'https://shop.test/blog',
    feedUrl: 'https://shop.test/blog/rss',
    language: 'nl',
    items: [
      {
        title: 'Strik: <links> of rechts?',
        url: 'https://shop.test/blog/strik',
        description: 'a\u0000b',
        publishTime: '2026-10-23 09:14:12',
      },
    ],
  });
  assert.match(feed, /<description>Maas &#38; Alm<\/description>/);
  assert.match(feed, /<title>Strik: &#60;links&#62; of rechts\?<\/title>/);
  assert.match(feed, /<description>ab<\/description>/);
  assert.match(feed, /<pubDate>Fri, 23 Oct 2026 09:14:12 GMT<\/pubDate>/);
});
