import { MeDocument } from '../../generated/graphql.ts';
import { ApiError } from './api-error.ts';
import { createAsk } from './create-ask.ts';
import { isInside, promptOnce } from './prompts.ts';

const screen = (): string => location.pathname;

/** For the log-in itself, which is what everybody else would be asked for. */
export const askAtTheDoor = createAsk({ fetch: (...call) => fetch(...call), screen });

/** A step-up gives another token: a call that was on its way with the old one is sent again, and nobody is asked for anything. */
async function logInAgain(): Promise<boolean> {
  if (!isInside()) return false;
  try {
    await askAtTheDoor(MeDocument);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'loggedOut') throw error;
    return promptOnce('logIn');
  }
}

/** For screens: `const { me } = await ask(MeDocument)`. Who has to log in or to show a factor first does so, and the call goes on. */
export const ask = createAsk({
  fetch: (...call) => fetch(...call),
  screen,
  prompts: { loggedOut: logInAgain, stepUp: () => promptOnce('stepUp') },
});

/** For what is said while a window is closed, which goes on without it; nobody is asked for anything any more. */
export const askLeaving = createAsk({ fetch: (input, init) => fetch(input, { ...init, keepalive: true }), screen });

/** Makes a repeated change one change: keep it until the answer is there, and send it again with the same. */
export const newKey = (): string => crypto.randomUUID();

// Whoever comes without a session is led to the log-in while the screen they wanted has asked already: nobody waits for those answers.
globalThis.addEventListener?.('unhandledrejection', (event) => {
  if (event.reason instanceof ApiError && event.reason.kind === 'loggedOut') event.preventDefault();
});
