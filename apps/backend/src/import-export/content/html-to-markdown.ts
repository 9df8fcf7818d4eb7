import { htmlTokens, type HtmlToken } from '@shop/rules/html-tokens';
import { sanitiseHtml } from '@shop/rules/sanitise-html';
import { withoutIdleSpace } from './html-space.ts';
import { markdownToHtml } from './markdown.ts';

/** Markdown that becomes the same HTML again; undefined when there is none, and the HTML must stay as it is. */
export function htmlToMarkdown(html: string): string | undefined {
  const markdown = translate(html);
  if (markdown === undefined) return undefined;
  const back = sanitiseHtml(markdownToHtml(markdown));
  return withoutIdleSpace(back) === withoutIdleSpace(html) ? markdown : undefined;
}

const headings: Readonly<Record<string, string>> = { h1: '#', h2: '##', h3: '###', h4: '####', h5: '#####', h6: '######' };

function translate(html: string): string | undefined {
  const blocks: string[] = [];
  const lists: { readonly tag: 'ul' | 'ol'; items: number }[] = [];
  let block = '';
  let href: string | undefined;
  const end = (): void => {
    if (block.trim() !== '') blocks.push(block.trim());
    block = '';
  };
  for (const token of htmlTokens(withoutIdleSpace(html))) {
    if (token.kind === 'text') {
      block += escapeMarks(token.text);
      continue;
    }
    if (token.kind === 'open' && token.name !== 'a' && token.attributes.size > 0) return undefined;
    const isOpen = token.kind === 'open';
    if (token.name === 'p') end();
    else if (headings[token.name] !== undefined) {
      end();
      if (isOpen) block = `${headings[token.name]} `;
    } else if (token.name === 'hr') {
      end();
      blocks.push('---');
    } else if (token.name === 'strong') block += '**';
    else if (token.name === 'em') block += '*';
    else if (token.name === 'br') block += '\\\n';
    else if (token.name === 'a') {
      if (isOpen && href !== undefined) return undefined;
      block += isOpen ? '[' : `](${href})`;
      href = isOpen ? hrefOf(token) : undefined;
      if (isOpen && href === undefined) return undefined;
    } else if (token.name === 'ul' || token.name === 'ol') {
      if (isOpen && lists.length > 0) return undefined;
      if (isOpen) lists.push({ tag: token.name, items: 0 });
      else lists.pop();
      end();
    } else if (token.name === 'li') {
      const list = lists.at(-1);
      if (!list) return undefined;
      if (isOpen) block += `${list.items === 0 ? '' : '\n'}${list.tag === 'ul' ? '-' : `${list.items + 1}.`} `;
      if (isOpen) list.items += 1;
    } else return undefined;
  }
  end();
  return blocks.join('\n\n');
}

function hrefOf({ attributes }: Extract<HtmlToken, { kind: 'open' }>): string | undefined {
  const href = attributes.get('href');
  return attributes.size === 1 && href !== undefined && !/[\s()]/.test(href) ? href : undefined;
}

// Only what Markdown would read as a mark; the check of the way back finds the rest.
const escapeMarks = (text: string): string => text.replace(/[\\`*]/g, '\\$&').replace(/\[(?=[^\]]*\]\()/g, '\\[');
