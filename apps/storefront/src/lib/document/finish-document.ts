import { orderHead } from './order-head.ts';
import { letPartsWait } from './let-parts-wait.ts';
import { startAfterPaint } from './start-after-paint.ts';

type Additions = {
  /** Files of scripts that the page needs besides those of its routes. */
  readonly scripts: readonly string[];
  readonly headEnd: string;
  readonly bodyEnd: string;
};

const [routerScript, scriptEnd] = ['<script type="module" async="">', '</script>'];

/**
 * The document as React wrote it, in pieces, with what we add and move. Only its head and its last script are looked into, and the
 * pieces are not put together: each time, hundreds of kilobytes would be copied. No piece ends inside an element of ours.
 */
export function finishDocument(html: string, { scripts, headEnd, bodyEnd }: Additions): readonly string[] {
  const endOfHead = html.indexOf('</head>');
  const endOfBody = html.lastIndexOf('</body>');
  if (endOfHead < 0 || endOfBody < 0) return [html];
  const { head, scripts: named } = orderHead(html.slice(0, endOfHead));
  const start = html.lastIndexOf(routerScript);
  const end = html.indexOf(scriptEnd, start);
  return [
    (start < 0 ? head : letPartsWait(head)) + headEnd,
    html.slice(endOfHead, start < 0 ? endOfBody : start),
    start < 0 ? '' : routerScript + startAfterPaint(html.slice(start + routerScript.length, end), [...scripts, ...named]) + scriptEnd,
    start < 0 ? '' : html.slice(end + scriptEnd.length, endOfBody),
    bodyEnd,
    html.slice(endOfBody),
  ];
}
