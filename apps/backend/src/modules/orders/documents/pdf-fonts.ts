import { readFile } from 'node:fs/promises';
import { brandFaces, fontFile, type BrandFace } from '#kernel/brand/brand-files.ts';
import type { BrandTheme } from '#kernel/brand/brand-theme.ts';

export type PdfFonts = Readonly<Record<BrandFace, Buffer>>;

const loaded = new Map<string, Promise<PdfFonts>>();

/** The faces of a theme, read once; their licences allow to embed them in documents. */
export function pdfFonts(theme: BrandTheme): Promise<PdfFonts> {
  const known = loaded.get(theme.name) ?? readFonts(theme);
  loaded.set(theme.name, known);
  // Whoever asks next tries again.
  known.catch(() => loaded.delete(theme.name));
  return known;
}

async function readFonts(theme: BrandTheme): Promise<PdfFonts> {
  const files = await Promise.all(brandFaces.map(async (face) => [face, await readFile(fontFile(theme, face))] as const));
  return Object.fromEntries(files) as PdfFonts;
}
