import { useSyncExternalStore } from 'react';

/** What a person is asked for over the screen they are on. */
type Prompt = 'logIn' | 'stepUp';

type Open = { readonly prompt: Prompt; readonly answer: (isDone: boolean) => void };

let open: Open | undefined;
let answered: Promise<boolean> = Promise.resolve(false);
/** Before somebody is in there is no screen to ask over: the log-in page is next. */
let isIn = false;
const listeners = new Set<() => void>();

function show(next: Open | undefined): void {
  open = next;
  for (const listener of listeners) listener();
}

/** The frame tells when it is there. */
export function setInside(value: boolean): void {
  isIn = value;
  if (!value && open) open.answer(false);
}

export const isInside = (): boolean => isIn;

/** Calls that meet the same refusal at once wait for one answer. */
export async function promptOnce(prompt: Prompt): Promise<boolean> {
  if (!isIn) return false;
  if (open?.prompt === prompt) return answered;
  if (open) await answered;
  answered = new Promise((resolve) =>
    show({
      prompt,
      answer: (isDone) => {
        show(undefined);
        resolve(isDone);
      },
    }),
  );
  return answered;
}

export const useOpenPrompt = (): Open | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open,
    () => undefined,
  );
