import { useState } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import { focusFirst } from '../../lib/focus-first.ts';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';

type AmountDraft = { readonly cents: number | null; readonly reason: string; readonly isTried: boolean };
const emptyAmount: AmountDraft = { cents: null, reason: '', isTried: false };

type Read = { readonly cents: number; readonly reason: string };

/** What is typed about money by hand; `read` says nothing while something is missing. */
export function useAmount() {
  const [draft, setDraft] = useState(emptyAmount);
  const read = (): Read | undefined => {
    const { cents, reason } = draft;
    if (cents !== null && cents > 0 && reason.trim() !== '') return { cents, reason: reason.trim() };
    setDraft({ ...draft, isTried: true });
    return undefined;
  };
  return { draft, change: (part: Partial<AmountDraft>) => setDraft((before) => ({ ...before, ...part })), read };
}

type Props = { readonly draft: AmountDraft; readonly onChange: (part: Partial<AmountDraft>) => void };

/** How much, and why. */
export function AmountFields({ draft: { cents, reason, isTried }, onChange }: Props) {
  const t = useMessages('giftcards');
  return (
    <>
      <MoneyField
        ref={focusFirst}
        label={t('amount')}
        cents={cents}
        error={isTried && !cents ? t('amountMissing') : undefined}
        onChange={(next) => onChange({ cents: next })}
      />
      <TextArea
        label={t('reason')}
        hint={t('reasonHint')}
        error={isTried && reason.trim() === '' ? t('reasonMissing') : undefined}
        rows={2}
        maxLength={500}
        value={reason}
        onChange={(next) => onChange({ reason: next })}
      />
    </>
  );
}
