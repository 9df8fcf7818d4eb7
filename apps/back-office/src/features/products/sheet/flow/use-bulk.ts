import { useCallback, useRef, useState } from 'react';
import { ApplySheetDocument, SheetCheckDocument, type SheetCheckQuery } from '../../../../generated/graphql.ts';
import { useMessages } from '../../../../i18n/language-context.tsx';
import { ask, newKey } from '../../../../lib/api/api.ts';
import type { ApiError } from '../../../../lib/api/api-error.ts';
import type { RefusalText } from '../../../../lib/refusals/use-refusal.ts';
import { sendFile } from '../../../../lib/upload/send-file.ts';
import { useLeaving } from '../../../../lib/upload/use-leaving.ts';
import { useCall } from '../../../../lib/use-call.ts';
import type { Mine } from '../model/sheet-state.ts';
import { cancelRun, follow, isUnderWay, leftOf, undoRun, type Left, type Run } from './run.ts';

/** Why the changes did not arrive, where it is not their way. */
const faultWords: Readonly<Partial<Record<string, 'upFull' | 'upAway'>>> = { full: 'upFull', away: 'upAway' };

export type Check = Extract<SheetCheckQuery['sheetCheck'], { readonly __typename: 'SheetCheck' }>;

/** How far somebody is with what they typed. */
export type Stage =
  | { readonly is: 'typing' }
  | { readonly is: 'checked'; readonly upload: string; readonly sent: Mine; readonly check: Check }
  | { readonly is: 'running'; readonly run: Run; readonly sent: Mine }
  | { readonly is: 'ended'; readonly run: Run; readonly left: readonly Left[] }
  | { readonly is: 'asked' };

type Parts = {
  /** What was typed, as the shop takes it, and what it is made of. */
  readonly toSend: () => { readonly text: string; readonly mine: Mine };
  /** Somebody else was first in cells of these. */
  readonly onOutdated: (skus: readonly string[]) => Promise<void>;
  /** Cells were written, or wait for a second person. */
  readonly onWritten: (sent: Mine, left: readonly Left[]) => Promise<void>;
};

export type Bulk = {
  readonly stage: Stage;
  readonly check: () => Promise<void>;
  readonly apply: () => Promise<void>;
  readonly cancel: () => Promise<void>;
  readonly undo: (run: Run) => Promise<void>;
  readonly close: () => void;
  readonly isPending: boolean;
  readonly error: ApiError | undefined;
  readonly problem: string | undefined;
};

type Answer = { readonly __typename: string };
type Refusal = { readonly __typename: 'Refusal'; readonly code: string; readonly message: string };
const isRefusal = (answer: Answer): answer is Refusal => answer.__typename === 'Refusal';

/** Why the shop refused all of it, in the person's words. */
export function useSheetRefusal(): RefusalText {
  const own = useMessages('sheet') as (key: string) => string;
  const shared = useMessages('refusals') as (key: string) => string;
  return useCallback(
    ({ code, message }) => {
      const key = `no.${code}`;
      if (own(key) !== key) return own(key);
      return shared(code) === code ? message : shared(code);
    },
    [own, shared],
  );
}

/** What the shop answers to a key, once; a refusal is said in words. */
function useTaken() {
  const refused = useSheetRefusal();
  const [problem, setProblem] = useState<string>();
  const key = useRef(newKey());
  /** Undefined: the shop refused it, and it is said why. */
  const taken = <Given extends Answer>(answer: Given): Exclude<Given, Refusal> | undefined => {
    key.current = newKey();
    if (!isRefusal(answer)) return answer as Exclude<Given, Refusal>;
    setProblem(refused(answer));
    return undefined;
  };
  return { taken, problem, setProblem, key };
}

/** From what was typed to a dry run, to the change, to its undoing. */
export function useBulk({ toSend, onOutdated, onWritten }: Parts): Bulk {
  const t = useMessages('sheet');
  const [stage, setStage] = useState<Stage>({ is: 'typing' });
  const { taken, problem, setProblem, key } = useTaken();
  const leaving = useLeaving();
  const follows = async (begun: Run, sent: Mine) => {
    const { signal } = leaving.current;
    setStage({ is: 'running', run: begun, sent });
    const run = await follow(begun, (news) => setStage({ is: 'running', run: news, sent }), signal);
    if (signal.aborted) return;
    const left = await leftOf(run);
    await onWritten(sent, left);
    setStage({ is: 'ended', run, left });
  };
  const checking = useCall(async () => {
    setProblem(undefined);
    const { text, mine } = toSend();
    const file = new File([text], 'sheet', { type: 'application/x-ndjson' });
    const answer = await sendFile('sheet', file, () => undefined, leaving.current.signal);
    if ('fault' in answer) return setProblem(t(faultWords[answer.fault] ?? 'upFailed'));
    const upload = answer.file.id;
    const check = taken((await ask(SheetCheckDocument, { upload })).sheetCheck);
    if (!check) return;
    await onOutdated(check.faults.filter(({ code }) => code === 'conflict' || code === 'gone').map(({ sku }) => sku));
    setStage({ is: 'checked', upload, sent: mine, check });
  });
  const applying = useCall(async () => {
    setProblem(undefined);
    if (stage.is !== 'checked') return;
    const { upload, sent } = stage;
    const answer = taken((await ask(ApplySheetDocument, { upload, key: key.current })).applySheet);
    if (answer?.__typename === 'BulkRun') await follows(answer, sent);
    if (answer?.__typename !== 'WaitsForApproval') return;
    await onWritten(sent, []);
    setStage({ is: 'asked' });
  });
  const canceling = useCall(async () => {
    setProblem(undefined);
    if (stage.is === 'running' && isUnderWay(stage.run)) taken(await cancelRun(stage.run.id, key.current));
  });
  const undoing = useCall(async (run: Run) => {
    setProblem(undefined);
    const answer = taken(await undoRun(run.id, key.current));
    if (answer?.__typename === 'BulkRun') await follows(answer, {});
  });
  const calls = [checking, applying, canceling, undoing];
  return {
    stage,
    check: checking.run,
    apply: applying.run,
    cancel: canceling.run,
    undo: undoing.run,
    close: () => setStage({ is: 'typing' }),
    isPending: calls.some((call) => call.isPending),
    error: calls.find((call) => call.error)?.error,
    problem,
  };
}
