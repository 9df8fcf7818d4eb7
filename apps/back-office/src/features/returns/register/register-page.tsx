import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ReturnableDocument, type ReturnableQuery } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { ask } from '../../../lib/api/api.ts';
import { useCall } from '../../../lib/use-call.ts';
import { CallProblem } from '../../../shell/call-problem.tsx';
import { Page } from '../../../shell/page.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Card } from '../../../ui/show/card.tsx';
import { PageColumns } from '../../../ui/show/page-columns.tsx';
import deskStyles from '../../../shell/desk.module.css';
import { useReturnRefusal } from '../page/use-return-refusal.ts';
import { RegisterForm } from './register-form.tsx';

type Found = { readonly answer: ReturnableQuery['returnable']; readonly name: string | null };

/** The order somebody names, and for one of another branch the family name they show. */
function useLookUp() {
  const t = useMessages('return');
  const [found, setFound] = useState<Found>();
  const [problem, setProblem] = useState<string>();
  const { run, isPending, error } = useCall(async (order: string, name: string) => {
    setProblem(undefined);
    const shown = name.trim() === '' ? null : name.trim();
    try {
      setFound({ answer: (await ask(ReturnableDocument, { order: order.trim(), name: shown })).returnable, name: shown });
    } catch (failed) {
      if (!(failed instanceof ApiError && failed.kind === 'gone')) throw failed;
      setProblem(t('no.unknownOrder'));
    }
  });
  return { look: run, isPending, error, problem, found };
}

/** What a customer says at the counter, on the telephone or in a letter. */
export function RegisterPage() {
  const t = useMessages('return');
  const refusal = useReturnRefusal();
  const [params] = useSearchParams();
  const given = params.get('order') ?? '';
  const [order, setOrder] = useState(given);
  const [name, setName] = useState('');
  const { look, isPending, error, problem, found } = useLookUp();
  const isAsked = useRef(false);
  useEffect(() => {
    if (given === '' || isAsked.current) return;
    isAsked.current = true;
    void look(given, '');
  }, [given, look]);
  const answer = found?.answer;
  return (
    <Page
      title={t('registerTitle')}
      back={given ? { to: `/orders/${given}`, label: t('backToOrder') } : { to: '/returns', label: t('back') }}
    >
      <PageColumns isForm>
        <Card title={t('whichOrder')}>
          <form
            className={deskStyles.form}
            onSubmit={(event) => {
              event.preventDefault();
              void look(order, name);
            }}
          >
            <TextField label={t('orderNumber')} inputMode="numeric" autoComplete="off" maxLength={40} value={order} onChange={setOrder} />
            <TextField
              label={t('familyName')}
              hint={t('familyNameHint')}
              autoComplete="off"
              maxLength={100}
              value={name}
              onChange={setName}
            />
            <CallProblem error={error} text={problem ?? (answer?.__typename === 'Refusal' ? refusal(answer) : undefined)} />
            <div>
              <Button type="submit" icon="magnifying-glass" isPending={isPending}>
                {t('lookUp')}
              </Button>
            </div>
          </form>
        </Card>
        {answer?.__typename === 'Returnable' && <RegisterForm key={answer.order} found={answer} name={found?.name ?? null} />}
      </PageColumns>
    </Page>
  );
}
