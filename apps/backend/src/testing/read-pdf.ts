import { inflateSync } from 'node:zlib';

/** What a reader of a PDF's pages would hear, in the order in which it is written; only for documents that pdfkit wrote. */
export function readPdf(pdf: Uint8Array): string {
  const objects = readObjects(Buffer.from(pdf).toString('latin1'));
  const lettersOf = fontLetters(objects);
  const pages = [...objects.values()].filter(({ dictionary }) => /\/Type \/Page\n/.test(dictionary));
  return pages.flatMap((page) => pageTexts(page.dictionary, objects, lettersOf)).join('\n');
}

type PdfObject = { readonly dictionary: string; readonly stream: string };
type Objects = ReadonlyMap<string, PdfObject>;
/** The letters of each glyph a font has in the document. */
type Letters = readonly string[];

function readObjects(source: string): Objects {
  const found = source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g);
  return new Map(
    [...found].map(([, id = '', body = '']) => {
      const [dictionary = '', rest = ''] = body.split(/\nstream\n/, 2);
      const stream = rest.replace(/\nendstream$/, '');
      const isPacked = dictionary.includes('/FlateDecode') && stream !== '';
      return [id, { dictionary, stream: isPacked ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1') : stream }];
    }),
  );
}

const reference = (name: string, dictionary: string): string | undefined => new RegExp(`/${name} (\\d+) 0 R`).exec(dictionary)?.[1];

/** Which letters a font's glyphs stand for, by the id of the font. */
function fontLetters(objects: Objects): (id: string) => Letters {
  const known = new Map<string, Letters>();
  return (id) => {
    const map = objects.get(reference('ToUnicode', objects.get(id)?.dictionary ?? '') ?? '')?.stream ?? '';
    const ranges = [...map.matchAll(/<[0-9a-f]+> <[0-9a-f]+> \[(.*)\]/g)].map(([, entries = '']) => entries);
    const letters =
      known.get(id) ?? ranges.flatMap((entries) => [...entries.matchAll(/<([0-9a-f ]*)>/g)].map(([, hex = '']) => utf16(hex)));
    known.set(id, letters);
    return letters;
  };
}

const utf16 = (hex: string): string =>
  hex
    .split(' ')
    .filter(Boolean)
    .map((unit) => String.fromCharCode(Number.parseInt(unit, 16)))
    .join('');

function pageTexts(page: string, objects: Objects, lettersOf: (id: string) => Letters): readonly string[] {
  const resources = objects.get(reference('Resources', page) ?? '')?.dictionary ?? page;
  const fonts = new Map([...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [name, id]));
  const content = objects.get(reference('Contents', page) ?? '')?.stream ?? '';
  const texts: string[] = [];
  let letters: Letters = [];
  for (const [, font, run] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (font !== undefined) letters = lettersOf(fonts.get(font) ?? '');
    else
      texts.push(
        glyphs(run ?? '')
          .map((glyph) => letters[glyph] ?? '')
          .join(''),
      );
  }
  return texts;
}

const glyphs = (run: string): readonly number[] =>
  [...run.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => (hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));
