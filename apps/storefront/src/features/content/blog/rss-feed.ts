import { readWireTime } from './wire-time.ts';

type FeedItem = {
  readonly title: string;
  readonly url: string;
  readonly description: string;
  /** As the wire writes it. */
  readonly publishTime: string | null | undefined;
};

export type Feed = {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly feedUrl: string;
  readonly language: string;
  readonly items: readonly FeedItem[];
};

const xmlText = (text: string): string =>
  // Characters that XML 1.0 forbids would make the whole file unreadable.
  // eslint-disable-next-line no-control-regex
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '').replace(/[<>&"']/g, (char) => `&#${char.charCodeAt(0)};`);

export function rssFeed({ title, description, url, feedUrl, language, items }: Feed): string {
  const entries = items.map((item) => {
    const date = readWireTime(item.publishTime)?.toUTCString();
    return [
      '<item>',
      `<title>${xmlText(item.title)}</title>`,
      `<link>${xmlText(item.url)}</link>`,
      `<guid isPermaLink="true">${xmlText(item.url)}</guid>`,
      `<description>${xmlText(item.description)}</description>`,
      ...(date === undefined ? [] : [`<pubDate>${date}</pubDate>`]),
      '</item>',
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${xmlText(title)}</title><link>${xmlText(url)}</link><description>${xmlText(description)}</description>`,
    `<language>${xmlText(language)}</language><atom:link href="${xmlText(feedUrl)}" rel="self" type="application/rss+xml"/>`,
    ...entries,
    '</channel></rss>',
    '',
  ].join('\n');
}
