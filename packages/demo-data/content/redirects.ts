import type { DemoRedirect } from '../model.ts';

/** Paths of an earlier shop and words people type; all lead on for good. */
export const redirects: readonly DemoRedirect[] = [
  { language: 'nl', from: 'dirndl', to: 'dames/dirndls' },
  { language: 'nl', from: 'lederhosen', to: 'heren/lederhosen' },
  { language: 'nl', from: 'dirndl-liesl-groen.html', to: 'midi-dirndl-liesl.html' },
  { language: 'de', from: 'dirndl', to: 'damen/dirndl' },
  { language: 'de', from: 'lederhosen', to: 'herren/lederhosen' },
  { language: 'de', from: 'dirndl-liesl-gruen.html', to: 'midi-dirndl-liesl.html' },
  { language: 'en', from: 'dirndl', to: 'women/dirndls' },
  { language: 'en', from: 'lederhosen', to: 'men/lederhosen' },
  { language: 'en', from: 'dirndl-liesl-green.html', to: 'midi-dirndl-liesl.html' },
];
