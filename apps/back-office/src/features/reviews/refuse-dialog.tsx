import { useState } from 'react';
import type { RefusalGround } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { CallProblem } from '../../shell/call-problem.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { grounds } from './review.ts';
import { useJudge } from './use-judge.ts';

type Props = { readonly ids: readonly string[]; readonly onDone: () => void; readonly onClose: () => void };

/** LAW-16: an opinion is refused for a reason of law, and no other can be chosen. */
export function RefuseDialog({ ids, onDone, onClose }: Props) {
  const t = useMessages('reviews');
  const queue = useMessages('queue');
  const [ground, setGround] = useState<RefusalGround | null>(null);
  const [isMissing, setMissing] = useState(false);
  const { judge, isPending, error, problem } = useJudge();
  const refuse = async () => {
    if (ground === null) return setMissing(true);
    if (await judge(ids, ground)) onDone();
  };
  const actions = (
    <>
      <Button kind="danger" isPending={isPending} onClick={() => void refuse()}>
        {t('refuseDo', { count: ids.length })}
      </Button>
      <Button kind="quiet" onClick={onClose}>
        {queue('cancel')}
      </Button>
    </>
  );
  return (
    <Dialog isOpen size="s" title={t('refuseTitle', { count: ids.length })} text={t('refuseWhy')} onClose={onClose} actions={actions}>
      <RadioGroup
        legend={t('ground')}
        options={grounds.map((value) => ({ value, label: t(`ground.${value}`), hint: t(`hint.${value}`) }))}
        value={ground}
        error={isMissing ? t('groundMissing') : undefined}
        onChange={(value) => {
          setGround(value);
          setMissing(false);
        }}
      />
      <CallProblem error={error} text={problem} />
    </Dialog>
  );
}
