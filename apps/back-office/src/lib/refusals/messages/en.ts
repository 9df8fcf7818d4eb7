import type { Translation } from '../../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const en: Translation<typeof nl> = {
  name: 'A name has 1 to 100 characters.',
  language: 'We do not know this language.',
  'view-name': 'A name has 1 to 60 characters.',
  'view-many': 'You keep 30 views already. Remove one first.',
  state: 'An invited account becomes active by the link in its mail.',
  roles: 'Choose at least one role. Who may do nothing any more is suspended.',
  branch: 'Choose the branch of a role in a branch, too.',
  'last-owner': 'There must always be at least one active owner.',
  email: 'This is no email address.',
  exists: 'This address has an account already.',
  number: 'Enter a whole number, 0 or more.',
  never: 'This cannot be undone.',
  'too-late': 'This was more than 30 days ago, so it stays.',
  'own-request': 'You asked for this yourself. Somebody else decides.',
  'too-early': 'You are the only one who can decide this: a quarter of an hour after asking.',
  ground: 'Choose a reason from the list. A bad opinion is none.',
  reviews: 'Choose 1 to 200 reviews.',
  'not-shown': 'This review is not in the shop, so nobody would read the answer.',
  text: 'The text is empty, too long or has strange characters.',
  answer: 'The answer is empty, too long or has strange characters.',
  changed: 'Somebody else has dealt with this message meanwhile. Look at it first.',
  'no-address': 'This message names no email address.',
  handler: 'This colleague does not answer messages of this branch.',
  'not-waiting': 'It was decided meanwhile, or the request has expired.',
};
