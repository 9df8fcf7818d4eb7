import { scriptsTemplateId } from './scripts-template.ts';
import { orderHead } from './order-head.ts';

type Additions = {
  /** Before the stylesheet, which a script after it would wait for; only for documents that have React Router's scripts. */
  readonly firstScript: string;
  /** Files of scripts that the page needs besides those of its routes. */
  readonly scripts: readonly string[];
  readonly headEnd: string;
  readonly bodyEnd: string;
};

const template = `<template id="${scriptsTemplateId}">`;
const preload = (href: string): string => `<link rel="modulepreload" href="${href}"/>`;

/**
 * The document as React wrote it with our additions, as chunks: put together, hundreds of kilobytes would be copied each time. Only its
 * head is looked into. Preloads of scripts move to the scripts, which start after the first paint. No chunk ends inside an element of
 * ours.
 */
export function finishDocument(html: string, { firstScript, scripts, headEnd, bodyEnd }: Additions): readonly string[] {
  const endOfHead = html.indexOf('</head>');
  const endOfBody = html.lastIndexOf('</body>');
  if (endOfHead < 0 || endOfBody < 0) return [html];
  const { head, scripts: ofRoutes } = orderHead(html.slice(0, endOfHead));
  const found = html.lastIndexOf(template);
  if (found < 0) return [head + headEnd, html.slice(endOfHead, endOfBody), bodyEnd, html.slice(endOfBody)];
  const start = found + template.length;
  return [
    head.replace('<link', () => `${firstScript}<link`) + headEnd,
    html.slice(endOfHead, start),
    [...new Set([...ofRoutes, ...scripts])].map(preload).join(''),
    html.slice(start, endOfBody),
    bodyEnd,
    html.slice(endOfBody),
  ];
}
