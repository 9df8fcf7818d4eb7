import { inflateSync } from 'node:zlib';

/** What a reader of a PDF's pages would hear, in the order in which it is written; only for documents of the standard fonts. */
export function readPdf(pdf: Uint8Array): string {
  const streams = [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/\/FlateDecode[^>]*>>\nstream\n([\s\S]*?)\nendstream/g),
  ];
  const pages = streams.map(([, body]) => inflateSync(Buffer.from(body ?? '', 'latin1')).toString('latin1'));
  const runs = pages.join('\n').matchAll(/\[(.*?)\] TJ/g);
  const strings = [...runs].map(([, run]) => [...(run ?? '').matchAll(/<([0-9a-f]+)>/g)].map(([, hex]) => hex ?? '').join(''));
  return strings.map((hex) => new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex'))).join('\n');
}
