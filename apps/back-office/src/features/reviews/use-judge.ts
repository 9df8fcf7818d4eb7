import { JudgeReviewsDocument, type RefusalGround } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { useChange, type Change } from '../../lib/use-change.ts';
import { toasts } from '../../ui/overlays/toast-queue.ts';

type Judging = Omit<Change, 'run'> & {
  /** Shows them, or refuses them for a reason of law; whether it was done. */
  readonly judge: (ids: readonly string[], ground?: RefusalGround) => Promise<boolean>;
};

export function useJudge(): Judging {
  const t = useMessages('reviews');
  const { run, ...call } = useChange();
  const judge: Judging['judge'] = async (ids, ground) => {
    const input = { ids: [...ids], approve: ground === undefined, ground: ground ?? null };
    const answer = await run(input, async (key) => (await ask(JudgeReviewsDocument, { input: { ...input, key } })).judgeReviews);
    if (!answer) return false;
    toasts.add({ text: ground === undefined ? t('shown', { count: ids.length }) : t('refused', { count: ids.length }) });
    return true;
  };
  return { ...call, judge };
}
