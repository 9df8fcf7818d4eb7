import { ApiError } from './api-error.ts';
import { createAsk } from './create-ask.ts';
import { promptOnce } from './prompts.ts';

const screen = (): string => location.pathname;

/** For screens: `const { me } = await ask(MeDocument)`. Who has to log in or to show a factor first does so, and the call goes on. */
export const ask = createAsk({
  fetch: (...call) => fetch(...call),
  screen,
  prompts: { loggedOut: () => promptOnce('logIn'), stepUp: () => promptOnce('stepUp') },
});

/** For the log-in itself, which is what everybody else would be asked for. */
export const askAtTheDoor = createAsk({ fetch: (...call) => fetch(...call), screen });

/** Makes a repeated change one change: keep it until the answer is there, and send it again with the same. */
export const newKey = (): string => crypto.randomUUID();

// Whoever comes without a session is led to the log-in while the screen they wanted has asked already: nobody waits for those answers.
globalThis.addEventListener?.('unhandledrejection', (event) => {
  if (event.reason instanceof ApiError && event.reason.kind === 'loggedOut') event.preventDefault();
});
