import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { brandFaces, fontFile } from './brand-files.ts';
import { brandTheme, brandThemeNames, type BrandTheme } from './brand-theme.ts';
import { drawLogo } from './logo.ts';

const path = '/media/brand';

export const logoPath = ({ name }: BrandTheme): string => `${path}/${name}/logo.png`;
export const fontPath = ({ name }: BrandTheme, face: (typeof brandFaces)[number]): string => `${path}/${name}/${face}.ttf`;

/** A mail is read in another origin, and a program of the web asks for fonts only where they are everybody's. */
const headers = {
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  // Its address stays when the drawing changes.
  'cache-control': 'public, max-age=86400',
} as const;

/** Serves what mails load beside the pictures of products: logo and fonts of each theme. */
export function registerBrandRoutes(app: FastifyInstance): void {
  const send = (reply: FastifyReply, type: string, bytes: Buffer): FastifyReply => reply.headers(headers).type(type).send(bytes);
  for (const theme of brandThemeNames.map(brandTheme)) {
    let logo: Buffer | undefined;
    app.get(logoPath(theme), async (_request, reply) => send(reply, 'image/png', (logo ??= await drawLogo(theme))));
    for (const face of brandFaces) {
      app.get(fontPath(theme, face), async (_request, reply) => send(reply, 'font/ttf', await readFile(fontFile(theme, face))));
    }
  }
}
