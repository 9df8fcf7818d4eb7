import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '../../../i18n/language-context.tsx';
import { useRefusal } from '../../../lib/refusals/use-refusal.ts';
import { useChange } from '../../../lib/use-change.ts';
import { CallProblem } from '../../../shell/call-problem.tsx';
import { FormDialog } from '../../../shell/form-dialog.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { toasts } from '../../../ui/overlays/toast-queue.ts';
import { Card } from '../../../ui/show/card.tsx';
import shared from './shared.module.css';

type Answer = { readonly __typename: string };
type Refusal = { readonly __typename: 'Refusal'; readonly code: string; readonly message: string };
type Props = {
  readonly name: string;
  /** Products that name it: while there are some it stays. */
  readonly products: number;
  readonly list: string;
  readonly send: (key: string) => Promise<Answer | Refusal>;
};

/** Deletes what no product names. */
export function RemoveCard({ name, products, list, send }: Props) {
  const t = useMessages('catalogue');
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { run, isPending, error, problem } = useChange(useRefusal('catalogue'));
  const remove = async () => {
    const answer = await run({ name }, async (key) => {
      const given = await send(key);
      if (given.__typename.endsWith('Removed')) await navigate(list);
      return given;
    });
    if (answer?.__typename.endsWith('Removed')) toasts.add({ text: t('removed', { name }) });
  };
  return (
    <Card title={t('remove')}>
      <div className={shared.bar}>
        <p className={shared.quiet}>{products > 0 ? t('stillUsed', { count: products }) : t('removeForGood')}</p>
        <Button
          kind="danger"
          icon="trash"
          isStepUp
          disabledReason={products > 0 ? t('stillUsed', { count: products }) : undefined}
          onClick={() => setAsking(true)}
        >
          {t('removeIt')}
        </Button>
      </div>
      {isAsking && (
        <FormDialog
          title={t('removeTitle', { name })}
          action={t('removeIt')}
          look={{ kind: 'danger', isStepUp: true }}
          isPending={isPending}
          onSubmit={() => void remove()}
          onClose={() => setAsking(false)}
        >
          <p>{t('removeForGood')}</p>
          <CallProblem error={error} text={problem} />
        </FormDialog>
      )}
    </Card>
  );
}
