import assert from 'node:assert/strict';
import { test } from 'node:test';
import { captionOf } from './picture-caption.ts';

test('a picture that is worn says in which size, in every language', () => {
  assert.equal(captionOf('Midi-dirndl Liesl, groen: gedragen in maat 38, 60 cm lang', 'maat'), 'Gedragen in maat 38, 60 cm lang');
  assert.equal(captionOf('Trachtenhemd Xaver: getragen in Größe L', 'Größe'), 'Getragen in Größe L');
  assert.equal(captionOf('Size 40 is worn here', 'size'), 'Size 40 is worn here');
});

test('other pictures have no caption, whatever the product is called', () => {
  for (const label of ['Midi-dirndl Liesl, groen: van voren', 'Hemden op maat', 'Hemden op maat 38: het materiaal van dichtbij', '']) {
    assert.equal(captionOf(label, 'maat'), undefined, label);
  }
});
