import { htmlToMarkdown, markdownToHtml } from './markdown.ts';
import type { Data } from './per-view.ts';

/**
 * The texts of one view as a Markdown file: short ones as `name: value` between two lines of dashes, then the text.
 * Further texts begin with a line `::: name`; behind `::: name html` a text is HTML and taken as it is.
 */
export function writeTextFile(text: Data, bodies: readonly string[]): string {
  const head = Object.entries(text).flatMap(([name, value]) =>
    bodies.includes(name) || value === null ? [] : [`${name}: ${writeValue(value)}`],
  );
  const sections = bodies.flatMap((name, at) => {
    const html = text[name];
    if (typeof html !== 'string') return [];
    const markdown = htmlToMarkdown(html);
    const mark = at === 0 && markdown !== undefined ? [] : [`::: ${name}${markdown === undefined ? ' html' : ''}`, ''];
    return [[...mark, markdown ?? html].join('\n')];
  });
  return `---\n${head.join('\n')}\n---\n\n${sections.join('\n\n')}\n`;
}

/** Reads such a file; throws a sentence when it is none. */
export function readTextFile(source: string, bodies: readonly string[]): Data {
  const [, head, rest] = /^---\n([\s\S]*?)\n?---(?:\n([\s\S]*))?$/.exec(source.replace(/\r\n?/g, '\n')) ?? [];
  if (head === undefined) throw new Error('it must begin with its words between two lines of ---');
  const text: Record<string, unknown> = {};
  for (const line of head.split('\n').filter((one) => one.trim() !== '')) {
    const [, name, value] = /^([A-Za-z]\w*):\s?(.*)$/.exec(line) ?? [];
    if (name === undefined || bodies.includes(name)) throw new Error(`the line "${line}" cannot be read: it must be "name: value"`);
    text[name] = readValue(value ?? '');
  }
  for (const { name, html } of readSections(rest ?? '', bodies)) text[name] = html;
  return text;
}

function readSections(source: string, bodies: readonly string[]): readonly { readonly name: string; readonly html: string }[] {
  const parts = source.split(/^::: ?(\w+)( html)?[ \t]*$/m);
  const found: { name: string; html: string }[] = [];
  const [first = '', ...others] = parts;
  if (first.trim() !== '') found.push({ name: bodies[0] ?? '', html: markdownToHtml(first) });
  for (let at = 0; at < others.length; at += 3) {
    const [name = '', format, body = ''] = others.slice(at, at + 3);
    if (!bodies.includes(name)) throw new Error(`it has no text called ${name}`);
    found.push({ name, html: format === undefined ? markdownToHtml(body) : body.trim() });
  }
  return found;
}

// Quoted where the plain value would be read as another.
function writeValue(value: unknown): string {
  if (typeof value === 'string' && value === value.trim() && !/[\n"]/.test(value)) return value;
  return JSON.stringify(value);
}

function readValue(text: string): unknown {
  const value = text.trim();
  return value.startsWith('"') ? (JSON.parse(value) as unknown) : value;
}
