import { useState } from 'react';
import { GiftCardOfCodeDocument, type GiftCardOfCodeQuery } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { focusFirst } from '../../lib/focus-first.ts';
import { useRefusal } from '../../lib/refusals/use-refusal.ts';
import { useCall } from '../../lib/use-call.ts';
import { CallProblem } from '../../shell/call-problem.tsx';
import { FormDialog } from '../../shell/form-dialog.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Facts } from '../../ui/show/facts.tsx';
import { GiftCardPill } from './gift-card-pill.tsx';
import { NumberLink } from './number-link.tsx';

type Held = Extract<GiftCardOfCodeQuery['giftCardOfCode'], { readonly __typename: 'HeldGiftCard' }>;

function Found({ held: { number, state, balance, expiresOn } }: { readonly held: Held }) {
  const t = useMessages('giftcards');
  const { money, day } = useFormats();
  return (
    <output>
      <Facts
        facts={[
          { name: t('balance'), value: money(balance.cents) },
          { name: t('stateName'), value: <GiftCardPill state={state} cents={balance.cents} /> },
          { name: t('expiresOn'), value: day(expiresOn) },
          ...(number ? [{ name: t('number'), value: <NumberLink number={number} /> }] : []),
        ]}
      />
    </output>
  );
}

/** Somebody stands at the counter with a code: what is on the card. The code goes nowhere but to the shop. */
export function CheckDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages('giftcards');
  const refusalText = useRefusal();
  const [code, setCode] = useState('');
  const [held, setHeld] = useState<Held>();
  const [problem, setProblem] = useState<string>();
  const { run, isPending, error } = useCall(async () => {
    setHeld(undefined);
    setProblem(undefined);
    const { giftCardOfCode: found } = await ask(GiftCardOfCodeDocument, { code });
    if (found.__typename === 'HeldGiftCard') setHeld(found);
    else setProblem(refusalText(found));
  });
  return (
    <FormDialog
      title={t('checkTitle')}
      text={t('checkWhat')}
      action={t('check')}
      isPending={isPending}
      onSubmit={() => void run()}
      onClose={onClose}
    >
      <TextField
        ref={focusFirst}
        label={t('code')}
        figures="code"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        value={code}
        onChange={setCode}
      />
      <CallProblem error={error} text={problem} />
      {held && <Found held={held} />}
    </FormDialog>
  );
}
