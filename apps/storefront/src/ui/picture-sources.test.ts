import assert from 'node:assert/strict';
import { test } from 'node:test';
import { largestPicture, pictureSources } from './picture-sources.ts';

test('a shop picture is offered in every preset width as webp and avif', () => {
  const sources = pictureSources('/media/ab12/480.webp');
  assert.equal(
    sources.webp,
    '/media/ab12/160.webp 160w, /media/ab12/320.webp 320w, /media/ab12/480.webp 480w, /media/ab12/640.webp 640w, /media/ab12/960.webp 960w, /media/ab12/1280.webp 1280w, /media/ab12/1600.webp 1600w',
  );
  assert.equal(sources.avif?.split(', ').length, 7);
  assert.equal(sources.src, '/media/ab12/640.webp');
});

test('a small place is never offered a large picture, and the origin is the page’s own', () => {
  const sources = pictureSources('https://shop.example/media/ab12/960.webp', 320);
  assert.equal(sources.webp, '/media/ab12/160.webp 160w, /media/ab12/320.webp 320w');
  assert.equal(sources.src, '/media/ab12/320.webp');
});

test('a picture outside the preset addresses is used as it is', () => {
  assert.deepEqual(pictureSources('/logo.svg'), { src: '/logo.svg' });
  assert.deepEqual(pictureSources('/media/ab12/480.webp?x=1'), { src: '/media/ab12/480.webp?x=1' });
});

test('a width below every preset still gives one candidate to fall back on', () => {
  assert.equal(pictureSources('/media/ab12/480.webp', 100).src, '/media/ab12/160.webp');
});

test('the largest version is named for a close look', () => {
  assert.equal(largestPicture('https://shop.example/media/ab12/960.webp'), '/media/ab12/1600.webp');
  assert.equal(largestPicture('/logo.svg'), '/logo.svg');
});
