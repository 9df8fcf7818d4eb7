import assert from 'node:assert/strict';
import { test } from 'node:test';
import { slideSources } from './slide-sources.ts';

test('a slide offers its upright picture to phones and its wide one to all others', () => {
  const media = (width: number) => `http://shop.test/media/abc/${width}.webp`;
  const sources = slideSources({
    smallest: media(320),
    smaller: media(640),
    medium: media(960),
    larger: media(1280),
    largest: media(1600),
  });
  assert.equal(sources.small, '/media/abc/320.webp 320w, /media/abc/640.webp 640w');
  assert.equal(sources.large, '/media/abc/960.webp 960w, /media/abc/1280.webp 1280w, /media/abc/1600.webp 1600w');
  assert.equal(sources.src, '/media/abc/1280.webp');
  assert.equal(sources.smallAvif, '/media/abc/320.avif 320w, /media/abc/640.avif 640w');
  assert.equal(sources.largeAvif, '/media/abc/960.avif 960w, /media/abc/1280.avif 1280w, /media/abc/1600.avif 1600w');
});

test('a slide offers no other format of pictures that another host keeps', () => {
  const { small, smallAvif } = slideSources({
    smallest: 'https://elsewhere.test/a-320.webp',
    smaller: 'http://shop.test/media/abc/640.webp',
  });
  assert.equal(small, 'https://elsewhere.test/a-320.webp 320w, /media/abc/640.webp 640w');
  assert.equal(smallAvif, '');
});

test('a slide with one address only still has a picture', () => {
  assert.deepEqual(slideSources({ url: '/media/abc/960.webp' }), {
    small: '',
    smallAvif: '',
    large: '',
    largeAvif: '',
    src: '/media/abc/960.webp',
  });
});
