import { DOMSerializer, type Node } from 'prosemirror-model';
import { sanitiseHtml } from '@shop/rules/sanitise-html';
import { schema } from './schema.ts';

const serialiser = DOMSerializer.fromSchema(schema);
const isLine = (element: Element | null): boolean => element?.hasAttribute('data-line') ?? false;

/** Words without a paragraph stay so; two such lines in a row would become one, so they are paragraphs. */
function dropLines(body: HTMLElement): void {
  const lines = [...body.querySelectorAll('[data-line]')];
  const areInARow = lines.map((line) => isLine(line.previousElementSibling) || isLine(line.nextElementSibling));
  for (const [index, line] of lines.entries()) {
    if (!areInARow[index]) line.replaceWith(...line.childNodes);
    else {
      const paragraph = body.ownerDocument.createElement('p');
      paragraph.append(...line.childNodes);
      line.replaceWith(paragraph);
    }
  }
}

/** The document as elements, in a document without a window. */
export function markup(doc: Node): HTMLElement {
  const { body } = document.implementation.createHTMLDocument('');
  body.append(serialiser.serializeFragment(doc.content, { document: body.ownerDocument }));
  dropLines(body);
  return body;
}

/** What the Enter key leaves at the end. */
function dropTail(body: HTMLElement): void {
  while (body.lastElementChild?.matches('p:empty') && body.lastElementChild === body.lastChild) body.lastElementChild.remove();
}

/** As the shop keeps it: cleaning it once more changes nothing. */
export function writeHtml(doc: Node): string {
  const body = markup(doc);
  dropTail(body);
  return sanitiseHtml(body.innerHTML).trim();
}
