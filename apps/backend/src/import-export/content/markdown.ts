/**
 * Turns the Markdown of merchants into HTML: headings, paragraphs, lists, quotes, tables, rules, pictures, links, emphasis.
 * HTML in it is passed on as it is: everything is cleaned when it is written (R168).
 */
export function markdownToHtml(markdown: string): string {
  return markdown
    .replace(/\r\n?/g, '\n')
    .split(/\n(?:[ \t]*\n)+/)
    .map((block) => block.replace(/^\n+|\s+$/g, ''))
    .filter((block) => block.trim() !== '')
    .map(blockToHtml)
    .join('\n');
}

const tableRow = /^\s*\|(.*)\|\s*$/;
const bullet = /^\s*[-*+]\s+/;
const numbered = /^\s*\d+[.)]\s+/;

function blockToHtml(block: string): string {
  const lines = block.split('\n');
  const [first = ''] = lines;
  if (/^\s*</.test(first)) return block;
  const heading = /^(#{1,6})\s+(.*?)\s*#*$/.exec(first);
  if (heading) return [`<h${heading[1]?.length}>${inline(heading[2] ?? '')}</h${heading[1]?.length}>`, ...rest(lines)].join('\n');
  if (/^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/.test(first) && lines.length === 1) return '<hr>';
  if (bullet.test(first)) return list('ul', lines, bullet);
  if (numbered.test(first)) return list('ol', lines, numbered);
  if (lines.every((line) => line.startsWith('>')))
    return `<blockquote>${markdownToHtml(lines.map((line) => line.replace(/^>\s?/, '')).join('\n'))}</blockquote>`;
  if (lines.length > 1 && lines.every((line) => tableRow.test(line)) && /^[\s|:-]+$/.test(lines[1] ?? '')) return table(lines);
  return `<p>${inline(lines.map((line) => line.replace(/^[ \t]+/, '')).join('\n'))}</p>`;
}

const rest = (lines: readonly string[]): readonly string[] => (lines.length > 1 ? [blockToHtml(lines.slice(1).join('\n'))] : []);

// A line that begins no item goes on with the one before.
function list(tag: 'ul' | 'ol', lines: readonly string[], mark: RegExp): string {
  const items: string[] = [];
  for (const line of lines) {
    if (mark.test(line)) items.push(line.replace(mark, ''));
    else items.push(`${items.pop() ?? ''}\n${line.trim()}`);
  }
  return `<${tag}>${items.map((item) => `<li>${inline(item)}</li>`).join('')}</${tag}>`;
}

function table([head = '', , ...body]: readonly string[]): string {
  const cells = (line: string): readonly string[] => (tableRow.exec(line)?.[1] ?? '').split(/(?<!\\)\|/).map((cell) => inline(cell.trim()));
  const row = (line: string, tag: 'th' | 'td'): string =>
    `<tr>${cells(line)
      .map((cell) => `<${tag}>${cell}</${tag}>`)
      .join('')}</tr>`;
  return `<table><thead>${row(head, 'th')}</thead><tbody>${body.map((line) => row(line, 'td')).join('')}</tbody></table>`;
}

/** What a backslash takes its meaning from; kept as a reference, so that no later step sees the sign. */
const escapes = /\\([\\`*_{}[\]()#+\-.!|<>])/g;

function inline(text: string): string {
  return text
    .replace(escapes, (_whole, sign: string) => `&#${sign.charCodeAt(0)};`)
    .replace(/`([^`\n]+)`/g, (_whole, code: string) => `<code>${code}</code>`)
    .replace(/!\[([^\]]*)\]\(([^()\s]+)\)/g, (_whole, alt: string, source: string) => `<img src="${quoted(source)}" alt="${quoted(alt)}">`)
    .replace(/\[([^\]]+)\]\(([^()\s]+)\)/g, (_whole, words: string, target: string) => `<a href="${quoted(target)}">${words}</a>`)
    .replace(/\*\*(?=\S)([^*]+?)\*\*/g, '<strong>$1</strong>')
    .replace(/(?<![*\w])\*(?=\S)([^*]+?)\*(?![*\w])/g, '<em>$1</em>')
    .replace(/(?:[ \t]{2,}|\\)\n/g, '<br>');
}

const quoted = (text: string): string => text.replaceAll('"', '&quot;');
