import { Marked } from 'marked';
import TurndownService from 'turndown';
import { sanitiseHtml } from '@shop/rules/sanitise-html';
import { withoutIdleSpace } from './html-space.ts';

// An address in a text is no link unless somebody wrote one.
const marked = new Marked({ tokenizer: { url: () => undefined } });
const turndown = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-', emDelimiter: '*', hr: '---', br: '\\' });

/** Turns the Markdown of merchants into HTML. HTML in it is passed on as it is: everything is cleaned when it is written (R168). */
export function markdownToHtml(markdown: string): string {
  const html = marked.parse(markdown, { async: false });
  // The sanitiser writes an apostrophe as it is, and attributes stand between double quotation marks.
  return html.replaceAll('&#39;', "'").trim();
}

/** Markdown that becomes the same HTML again; undefined when there is none, and the HTML must stay as it is. */
export function htmlToMarkdown(html: string): string | undefined {
  const markdown = turndown.turndown(html).replace(productMark, '[$1]');
  const back = sanitiseHtml(markdownToHtml(markdown));
  return withoutIdleSpace(back) === withoutIdleSpace(html) ? markdown : undefined;
}

/** Brackets are escaped, as they could be a link; a paragraph that shows products is none. */
const productMark = /^\\\[(product [^[\]\\]+)\\\]$/gm;
