import { scriptsTemplateId } from './scripts-template.ts';
import { withEarlyPresses } from './early-presses.ts';
import { orderHead } from './order-head.ts';

type Additions = {
  /** Files of scripts that the page needs besides those of its routes. */
  readonly scripts: readonly string[];
  readonly headEnd: string;
  readonly bodyEnd: string;
  /** What scripts of ours carry. */
  readonly mark: string;
};

const template = `<template id="${scriptsTemplateId}">`;
const preload = (href: string): string => `<link rel="modulepreload" href="${href}"/>`;

/**
 * The document as React wrote it with our additions, as chunks: put together, hundreds of kilobytes would be copied each time. Only its
 * head is looked into. Preloads of scripts move to the scripts, which start after the first paint. No chunk ends inside an element of
 * ours.
 */
export function finishDocument(html: string, { scripts, headEnd, bodyEnd, mark }: Additions): readonly string[] {
  const endOfHead = html.indexOf('</head>');
  const endOfBody = html.lastIndexOf('</body>');
  if (endOfHead < 0 || endOfBody < 0) return [html];
  const { head, scripts: ofRoutes } = orderHead(html.slice(0, endOfHead));
  const found = html.lastIndexOf(template);
  if (found < 0) return [head + headEnd, html.slice(endOfHead, endOfBody), bodyEnd, html.slice(endOfBody)];
  const start = found + template.length;
  return [
    withEarlyPresses(head, mark) + headEnd,
    html.slice(endOfHead, start),
    [...new Set([...ofRoutes, ...scripts])].map(preload).join(''),
    html.slice(start, endOfBody),
    bodyEnd,
    html.slice(endOfBody),
  ];
}
