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
  { language: 'nl', from: 'klantenservice', to: 'contact' },
  { language: 'nl', from: 'verzendkosten', to: 'verzending-en-betaling' },
  { language: 'nl', from: 'retour', to: 'retourneren' },
  { language: 'nl', from: 'algemene-voorwaarden', to: 'voorwaarden' },
  { language: 'nl', from: 'winkels', to: 'filialen' },
  { language: 'de', from: 'kundenservice', to: 'contact' },
  { language: 'de', from: 'versandkosten', to: 'versand-und-zahlung' },
  { language: 'de', from: 'retoure', to: 'ruecksendung' },
  { language: 'de', from: 'allgemeine-geschaeftsbedingungen', to: 'agb' },
  { language: 'de', from: 'laeden', to: 'filialen' },
  { language: 'en', from: 'customer-care', to: 'contact' },
  { language: 'en', from: 'shipping', to: 'shipping-and-payment' },
  { language: 'en', from: 'exchange', to: 'returns' },
  { language: 'en', from: 'terms-and-conditions', to: 'terms' },
  { language: 'en', from: 'stores', to: 'filialen' },
];
