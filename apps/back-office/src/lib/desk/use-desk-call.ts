import { useState } from 'react';
import type { ApiError } from '../api/api-error.ts';
import { usePatientCall, type CallState } from '../use-patient-call.ts';

type Answer = { readonly __typename: string };

export type DeskCall<Given extends Answer> = {
  /** Does what is meant, once. The page shows the thing as it is afterwards, also when it was refused. */
  readonly run: (meant: object, send: (key: string) => Promise<Given>) => Promise<'done' | 'waits' | 'not'>;
  readonly state: CallState;
  readonly error: ApiError | undefined;
  /** Why it was refused, with what somebody else did meanwhile. */
  readonly problem: string | undefined;
  readonly forgetProblem: () => void;
};

type Desk<Given extends Answer, Thing> = {
  /** Asks for the thing again and gives what is known then. */
  readonly refresh: () => Promise<Thing>;
  /** What to say about an answer that changed nothing; undefined: it was done. */
  readonly problemOf: (answer: Given, after: Thing) => string | undefined;
};

/** A change of the thing that is open. */
export function useDeskCall<Given extends Answer, Thing>({ refresh, problemOf }: Desk<Given, Thing>): DeskCall<Given> {
  const { run: send, state, error } = usePatientCall();
  const [problem, setProblem] = useState<string>();
  const run: DeskCall<Given>['run'] = async (meant, call) => {
    setProblem(undefined);
    const answer = await send(JSON.stringify(meant), call);
    if (!answer) return 'not';
    const after = await refresh();
    if (answer.__typename === 'WaitsForApproval') return 'waits';
    const said = problemOf(answer, after);
    if (said === undefined) return 'done';
    setProblem(said);
    return 'not';
  };
  return { run, state, error, problem, forgetProblem: () => setProblem(undefined) };
}
