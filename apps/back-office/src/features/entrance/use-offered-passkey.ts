import { useEffect, useRef } from 'react';
import { LogInWithPasskeyDocument, PasskeyLogInOptionsDocument } from '../../generated/graphql.ts';
import { askAtTheDoor } from '../../lib/api/api.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { offersPasskeys, PasskeyError, showPasskey } from '../../lib/passkey.ts';
import type { LogInAnswer } from './follow.ts';

/** What the server gives works for five minutes. */
const renewMs = 4 * 60_000;

/** The browser offers a passkey in the field of the name; whoever takes it is in without typing. An offer nobody takes is no failure. */
export function useOfferedPasskey(onAnswer: (answer: LogInAnswer) => void): void {
  const latest = useRef(onAnswer);
  useEffect(() => {
    latest.current = onAnswer;
  });
  useEffect(() => {
    let isGone = false;
    const offer = async (): Promise<void> => {
      try {
        if (!(await offersPasskeys()) || isGone) return;
        const { passkeyLogInOptions } = await askAtTheDoor(PasskeyLogInOptionsDocument);
        if (isGone) return;
        const response = await showPasskey(passkeyLogInOptions, true);
        const { logInWithPasskey } = await askAtTheDoor(LogInWithPasskeyDocument, { response });
        if (!isGone) latest.current(logInWithPasskey);
      } catch (error) {
        // Stopped by the button, by the next offer, or refused: the form is there.
        if (!(error instanceof PasskeyError || error instanceof ApiError)) throw error;
      }
    };
    void offer();
    const timer = setInterval(() => void offer(), renewMs);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, []);
}
