import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import Fastify from 'fastify';
import sharp from 'sharp';
import { registerBrandRoutes, fontPath, logoPath } from './brand-routes.ts';
import { brandFaces } from './brand-files.ts';
import { brandTheme, brandThemeNames } from './brand-theme.ts';
import { logoSize } from './logo.ts';

describe('what mails load beside pictures', () => {
  const app = Fastify();
  registerBrandRoutes(app);
  after(() => app.close());

  for (const theme of brandThemeNames.map(brandTheme)) {
    it(`is the logo of ${theme.name} on its own ground, for dense screens and in another origin`, async () => {
      const reply = await app.inject(logoPath(theme));
      assert.equal(reply.headers['content-type'], 'image/png');
      assert.equal(reply.headers['cross-origin-resource-policy'], 'cross-origin');
      const { data, info } = await sharp(reply.rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      const size = logoSize(theme);
      assert.deepEqual([info.width, info.height], [size.width * 2, size.height * 2]);
      const colour = `#${Buffer.from(data.subarray(0, 3)).toString('hex')}`;
      assert.equal(colour, theme.bar.ground);
      const colours = new Set(
        Array.from({ length: info.width * info.height }, (_, at) => data.subarray(at * 3, at * 3 + 3).toString('hex')),
      );
      assert.ok(colours.has(theme.bar.ink.slice(1)) && colours.has(theme.bar.mark.slice(1)), 'the words and the ampersand');
    });

    it(`is each face of ${theme.name}, for any origin`, async () => {
      for (const face of brandFaces) {
        const reply = await app.inject(fontPath(theme, face));
        assert.equal(reply.headers['content-type'], 'font/ttf');
        assert.equal(reply.headers['access-control-allow-origin'], '*');
        assert.equal(reply.rawPayload.readUInt32BE(0), 0x00010000);
      }
    });
  }
});
