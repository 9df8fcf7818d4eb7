import { DOMParser as DocumentParser, type Node } from 'prosemirror-model';
import { sanitiseHtml } from '@shop/rules/sanitise-html';
import { schema } from './schema.ts';
import { markup } from './write-html.ts';

type Policy = { createHTML(html: string): string };
type PolicyFactory = { createPolicy(name: string, rules: Policy): Policy };

/** What becomes elements here has been cleaned; no other markup gets in. */
const policy: Policy = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('staff-html', {
  createHTML: sanitiseHtml,
}) ?? {
  createHTML: sanitiseHtml,
};

/** In a document without a window: nothing in it loads or runs. */
function bodyOf(html: string): HTMLElement {
  const { body } = document.implementation.createHTMLDocument('');
  body.innerHTML = policy.createHTML(html);
  return body;
}

const leaves = new Set(['br', 'wbr', 'img']);
const isInline = (node: globalThis.Node): boolean => {
  if (!(node.nodeType === node.ELEMENT_NODE)) return true;
  const name = node.nodeName.toLowerCase();
  return leaves.has(name) || (name in schema.marks && [...node.childNodes].every(isInline));
};
const isBlank = (node: globalThis.Node): boolean => node.nodeType === node.TEXT_NODE && !/[^ \t\n\r\f]/.test(node.nodeValue ?? '');

/** Whether words beside boxes stand in this element: only then they need a line around them. */
const holdsBoxes = (element: Element): boolean => {
  const type = schema.nodes[element.nodeName.toLowerCase()];
  return type === undefined ? element.nodeName === 'BODY' : !type.inlineContent && !type.isLeaf;
};

function wrapLines(parent: Element): void {
  // As they were: what moves into a line is no child any more.
  const children = [...parent.childNodes];
  let line: Element | undefined;
  for (const child of children) {
    if (!isInline(child)) {
      line = undefined;
      if (holdsBoxes(child as Element)) wrapLines(child as Element);
    } else if (line ?? !isBlank(child)) {
      if (!line) {
        line = parent.ownerDocument.createElement('div');
        line.setAttribute('data-line', '');
        child.before(line);
      }
      line.append(child);
    }
  }
}

const parser = DocumentParser.fromSchema(schema);

export function readHtml(html: string): Node {
  const body = bodyOf(html);
  wrapLines(body);
  return parser.parse(body);
}

/** Of an element what shoppers could miss: a table without a body has one in a browser, and a bare span says nothing. */
const nameOf = (element: Element): string => {
  const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`).toSorted();
  const name = element.nodeName.toLowerCase();
  return name === 'tbody' || (name === 'span' && attributes.length === 0) ? '' : [name, ...attributes].join(' ');
};

/** Every letter and every picture or line, with what is around it, in whatever order it is wrapped. */
function shapeOf(body: HTMLElement): string {
  const shape: string[] = [];
  let before = '';
  const visit = (node: globalThis.Node, around: readonly string[]): void => {
    const isText = node.nodeType === node.TEXT_NODE;
    const text = (node.nodeValue ?? '').replace(/\s+/g, '');
    if (isText && text === '') return;
    const names = isText ? around : [...around, nameOf(node as Element)].filter(Boolean);
    if (!isText && node.hasChildNodes()) return node.childNodes.forEach((child) => visit(child, names));
    if (!isText && !leaves.has(node.nodeName.toLowerCase()) && !['HR', 'COL'].includes(node.nodeName)) return;
    const key = [...new Set(names)].toSorted().join(' | ');
    shape.push(isText && key === before ? text : `\n${key}: ${text}`);
    before = isText ? key : '';
  };
  body.childNodes.forEach((child) => visit(child, []));
  return shape.join('');
}

/** Whether the editor shows and gives back all there is. What it would lose is better typed. */
export const keepsAll = (html: string): boolean => shapeOf(bodyOf(html)) === shapeOf(markup(readHtml(html)));

/** Its words alone. */
export const textOf = (html: string): string => readHtml(html).textBetween(0, readHtml(html).content.size, ' ').trim();
