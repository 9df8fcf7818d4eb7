import { useState } from 'react';
import { ShowReturnGiftCardDocument } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ask, newKey } from '../../../lib/api/api.ts';
import { useRefusal } from '../../../lib/refusals/use-refusal.ts';
import { useCall } from '../../../lib/use-call.ts';
import { CallProblem } from '../../../shell/call-problem.tsx';
import { CodeDialog } from '../../../shell/giftcards/code-dialog.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import styles from './return.module.css';
import { useReturnDesk } from './return-desk.ts';

/** The code of the card that has the money, once, for who hands it over. */
export function ShowCode({ card }: { readonly card: string }) {
  const t = useMessages('giftcards');
  const refusalText = useRefusal();
  const { back, refresh } = useReturnDesk();
  const [code, setCode] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const { run, isPending, error } = useCall(async () => {
    setProblem(undefined);
    const { showReturnGiftCard: made } = await ask(ShowReturnGiftCardDocument, { id: back.id, card, key: newKey() });
    if (made.__typename === 'Refusal') setProblem(refusalText(made));
    else setCode(made.shown ?? undefined);
  });
  const close = () => {
    setCode(undefined);
    void refresh();
  };
  return (
    <>
      <CallProblem error={error} text={problem} />
      <span className={styles.showCode}>
        <Button size="s" icon="key" isStepUp isPending={isPending} onClick={() => void run()}>
          {t('makeCode')}
        </Button>
      </span>
      {code !== undefined && <CodeDialog number={card} code={code} onClose={close} />}
    </>
  );
}
