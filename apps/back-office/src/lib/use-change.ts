import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ApiError } from './api/api-error.ts';
import { useRefusal } from './refusals/use-refusal.ts';
import { usePatientCall } from './use-patient-call.ts';

type Answer = { readonly __typename: string };
type Refusal = { readonly __typename: 'Refusal'; readonly code: string; readonly message: string };

export type Change = {
  /** Does what is meant, once, and asks for the screen again. Undefined: it was refused, or there was no answer. */
  readonly run: <Given extends Answer>(
    meant: object,
    send: (key: string) => Promise<Given | Refusal>,
  ) => Promise<Exclude<Given, Refusal> | undefined>;
  readonly isPending: boolean;
  readonly error: ApiError | undefined;
  /** Why it was refused, in words. */
  readonly problem: string | undefined;
};

const isRefusal = (answer: Answer): answer is Refusal => answer.__typename === 'Refusal';

/** A button that changes something: the same wish is done once, and what the shop refuses stands beside it, in words of its own screen or in those of all. */
export function useChange(words?: (refusal: Refusal) => string): Change {
  const shared = useRefusal();
  const refusalText = words ?? shared;
  const { revalidate } = useRevalidator();
  const { run: send, state, error } = usePatientCall();
  const [problem, setProblem] = useState<string>();
  const run: Change['run'] = async (meant, call) => {
    setProblem(undefined);
    const answer = await send(JSON.stringify(meant), call);
    if (!answer) return undefined;
    if (isRefusal(answer)) {
      setProblem(refusalText(answer));
      return undefined;
    }
    await revalidate();
    return answer as Exclude<typeof answer, Refusal>;
  };
  return { run, isPending: state !== 'idle', error, problem };
}
