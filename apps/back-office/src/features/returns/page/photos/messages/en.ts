import type { Translation } from '../../../../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const en: Translation<typeof nl> = {
  title: 'Photos',
  privateNote: 'for us alone',
  none: 'Show how it came back, above all when you keep something.',
  take: 'Take a photo',
  choose: 'Choose photos',
  sending: 'Sending photo {at} of {of}',
  open: 'Open photo {at} of {of}',
  shown: 'Photo {at} of {of}',
  addedBy: '{who}, {when}',
  close: 'Close',
  remove: 'Remove the photo',
  removed: 'Photo removed.',
  problem: '{name}: {why}',
  'up.too-large': 'The photo is larger than 25 MB.',
  'up.type': 'This is no photo as JPEG, PNG or WebP, or it is damaged.',
  'up.pixels': 'The photo has more than 40 million pixels. Make it smaller.',
  'up.too-many': 'Too many of your files wait already. Try again tomorrow.',
  'up.empty': 'The file is empty.',
  'up.broken': 'The photo did not arrive whole. Try again.',
  'up.full': 'The disk of the shop is full. Nothing was kept.',
  'up.away': 'The storage of the shop does not answer. Nothing was kept. Try again in a moment.',
};
