import { useState } from 'react';
import { useNavigate } from 'react-router';
import { RegisterReturnDocument, type ReturnableQuery } from '../../../generated/graphql.ts';
import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { ask } from '../../../lib/api/api.ts';
import { useDeskCall } from '../../../lib/desk/use-desk-call.ts';
import { PieceChoice } from '../../../lib/pieces/piece-choice.tsx';
import { countOf } from '../../../lib/pieces/quantities.ts';
import { CallNote } from '../../../shell/call-note.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { toasts } from '../../../ui/overlays/toast-queue.ts';
import { Card } from '../../../ui/show/card.tsx';
import { Tag } from '../../../ui/show/tag.tsx';
import { kindNames } from '../list/return-filters.ts';
import type { ReturnAnswer } from '../page/return.ts';
import deskStyles from '../../../shell/desk.module.css';
import { useReturnRefusal } from '../page/use-return-refusal.ts';
import { emptyRegister, reasonNames, registerInput, type RegisterDraft } from './register-draft.ts';

type Returnable = Extract<ReturnableQuery['returnable'], { readonly __typename: 'Returnable' }>;
type Props = { readonly found: Returnable; readonly name: string | null };

function useRegister({ found, name }: Props, draft: RegisterDraft) {
  const t = useMessages('return');
  const navigate = useNavigate();
  const refusal = useReturnRefusal();
  const problemOf = (answer: ReturnAnswer): string | undefined => {
    if (answer.__typename === 'Return') return undefined;
    return answer.__typename === 'Refusal' ? refusal(answer) : '';
  };
  const call = useDeskCall<ReturnAnswer, undefined>({ refresh: () => Promise.resolve(undefined), problemOf });
  const register = async () => {
    const input = registerInput({ order: found.order, name }, draft, new Date());
    let number = '';
    const outcome = await call.run({ register: input }, async (key) => {
      const answer = (await ask(RegisterReturnDocument, { input: { ...input, key } })).registerReturn;
      if (answer.__typename === 'Return') number = answer.number;
      return answer;
    });
    if (outcome !== 'done') return;
    toasts.add({ text: t('registerDone', { number }) });
    await navigate(`/returns/${number}`, { replace: true });
  };
  return { call, register };
}

/** Which pieces, as what, and why where they say so. */
export function RegisterForm({ found, name }: Props) {
  const t = useMessages('return');
  const words = useMessages('returnWords');
  const { day } = useFormats();
  const [draft, setDraft] = useState<RegisterDraft>(emptyRegister);
  const change = (part: Partial<RegisterDraft>) => setDraft((before) => ({ ...before, ...part }));
  const { call, register } = useRegister({ found, name }, draft);
  const lines = found.lines.filter(({ returnable }) => returnable > 0);
  const count = countOf(draft.quantities);
  const title = [found.order, found.name].filter(Boolean).join(', ');
  const deadline = found.deadline && t(found.isLate ? 'deadlinePast' : 'deadlineUntil', { day: day(found.deadline) });
  if (lines.length === 0)
    return (
      <Card title={title}>
        <p className={deskStyles.quiet}>{t('nothingReturnable')}</p>
      </Card>
    );
  return (
    <Card title={title} note={deadline}>
      <div className={deskStyles.form}>
        <RadioGroup
          legend={t('kind')}
          options={kindNames.map((value) => ({ value, label: words(`kind.${value}`), hint: t(`kindHint.${value}`) }))}
          value={draft.kind}
          onChange={(kind) => change({ kind })}
        />
        <PieceChoice
          lines={lines}
          idOf={({ lineId }) => lineId}
          maxOf={({ returnable }) => returnable}
          quantities={draft.quantities}
          onChange={(quantities) => change({ quantities })}
          endOf={({ isMadeToMeasure }) => isMadeToMeasure && <Tag isStrong>{t('madeToMeasure')}</Tag>}
          moreOf={({ lineId, name: article }) => (
            <Select
              label={t('reasonOf', { name: article })}
              options={reasonNames.map((value) => ({ value, label: t(`reason.${value}`) }))}
              value={draft.reasons[lineId] ?? 'none'}
              onChange={(reason) => change({ reasons: { ...draft.reasons, [lineId]: reason } })}
            />
          )}
        />
        <DateField label={t('statedOn')} hint={t('statedOnHint')} value={draft.statedOn} onChange={(statedOn) => change({ statedOn })} />
        <CallNote call={call} />
        <div>
          <Button
            kind="main"
            icon="arrow-u-up-left"
            isPending={call.state === 'sending'}
            disabledReason={count === 0 ? t('choosePieces') : undefined}
            onClick={() => void register()}
          >
            {t('registerDo', { count })}
          </Button>
        </div>
      </div>
    </Card>
  );
}
