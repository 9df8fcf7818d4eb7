import { Schema, type Attrs, type DOMOutputSpec, type MarkSpec, type NodeSpec } from 'prosemirror-model';
import { htmlAttributes, htmlElements } from '@shop/rules/sanitise-html';

type Kind = Pick<NodeSpec, 'content' | 'group' | 'inline' | 'code' | 'whitespace' | 'defining' | 'isolating'>;

const words = (text: string): readonly string[] => text.split(' ');
const each = <Value>(names: string, value: Value): Readonly<Record<string, Value>> =>
  Object.fromEntries(words(names).map((name) => [name, value]));

/** Words that stand in a box without a paragraph around them, as in `<li>Cotton</li>`: `line`, which has no element of its own. */
const linesFirst = '(line | flow)+';

/** The order says what is made where nothing is said: a paragraph. */
const boxes: Readonly<Record<string, Kind>> = {
  p: { content: 'inline*', group: 'flow' },
  line: { content: 'inline*', group: 'flow' },
  ...each('h1 h2 h3 h4 h5 h6', { content: 'inline*', group: 'flow', defining: true }),
  pre: { content: 'inline*', group: 'flow', code: true, whitespace: 'pre', defining: true },
  ...each('div section article aside address blockquote', { content: 'flow+', group: 'flow', defining: true }),
  ...each('ul ol', { content: 'li+', group: 'flow' }),
  dl: { content: '(dt | dd)+', group: 'flow' },
  table: { content: 'caption? colgroup* thead? tbody* tfoot?', group: 'flow', isolating: true },
  figure: { content: '(flow | figcaption)+', group: 'flow', isolating: true },
  details: { content: 'summary? flow*', group: 'flow', isolating: true },
  hr: { group: 'flow' },
  ...each('li dt dd caption figcaption summary', { content: linesFirst, defining: true }),
  ...each('td th', { content: linesFirst, isolating: true }),
  ...each('thead tbody tfoot', { content: 'tr*' }),
  tr: { content: '(td | th)*' },
  colgroup: { content: 'col*' },
  col: {},
  ...each('br wbr img', { group: 'inline', inline: true }),
};

/** From the outside in: a link holds the words that are bold, not each bold word a link. */
const markNames = words('a q span abbr cite time mark small strong b em i u s sub sup code kbd samp var dfn');

const attributesOf = (name: string): readonly string[] => [...(htmlElements.get(name) ?? []), ...htmlAttributes];
const attributeSpecs = (name: string) => Object.fromEntries(attributesOf(name).map((attribute) => [attribute, { default: null }]));
const read = (name: string, element: HTMLElement): Attrs =>
  Object.fromEntries(attributesOf(name).map((attribute) => [attribute, element.getAttribute(attribute)]));
const written = (attrs: Attrs): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(attrs).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

const line: NodeSpec = {
  ...boxes['line'],
  parseDOM: [{ tag: 'div[data-line]', priority: 60 }],
  toDOM: (): DOMOutputSpec => ['div', { 'data-line': '' }, 0],
};

const boxSpec = (name: string, kind: Kind): NodeSpec => ({
  ...kind,
  attrs: attributeSpecs(name),
  parseDOM: [{ tag: name, getAttrs: (element) => read(name, element), ...(kind.code ? { preserveWhitespace: 'full' as const } : {}) }],
  toDOM: ({ attrs }): DOMOutputSpec => (kind.content ? [name, written(attrs), 0] : [name, written(attrs)]),
});

const markSpec = (name: string): MarkSpec => ({
  attrs: attributeSpecs(name),
  // What is typed behind a link is no part of it.
  inclusive: name !== 'a',
  // A span in a span says two things; a link in a link cannot be.
  ...(name === 'a' ? {} : { excludes: '' }),
  parseDOM: [
    {
      tag: name,
      getAttrs(element) {
        const attrs = read(name, element);
        return name === 'span' && Object.keys(written(attrs)).length === 0 ? false : attrs;
      },
    },
  ],
  toDOM: ({ attrs }): DOMOutputSpec => [name, written(attrs), 0],
});

/** Exactly what `sanitise-html` lets through, as boxes and as marks of words. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'flow+' },
    ...Object.fromEntries(Object.entries(boxes).map(([name, kind]) => [name, name === 'line' ? line : boxSpec(name, kind)])),
    text: { group: 'inline' },
  },
  marks: Object.fromEntries(markNames.map((name) => [name, markSpec(name)])),
});

export type NodeName = 'p' | 'line' | 'h2' | 'h3' | 'ul' | 'ol' | 'li' | 'blockquote' | 'br';
export type MarkName = 'strong' | 'b' | 'em' | 'i' | 'a';

function known<Type>(type: Type | undefined): Type {
  if (type === undefined) throw new Error('The schema lacks an element.');
  return type;
}
export const nodeType = (name: NodeName) => known(schema.nodes[name]);
export const markType = (name: MarkName) => known(schema.marks[name]);
