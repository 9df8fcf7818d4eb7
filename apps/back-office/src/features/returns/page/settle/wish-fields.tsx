import { useMessages } from '../../../../i18n/language-context.tsx';
import { CallProblem } from '../../../../shell/call-problem.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { RadioGroup } from '../../../../ui/fields/radio-group.tsx';
import type { SettleDraft } from './settle-sheet.tsx';

type Props = {
  readonly draft: SettleDraft;
  /** Nobody has said that the customer wants a card. */
  readonly isUnsaid: boolean;
  readonly onChange: (change: Partial<SettleDraft>) => void;
};

/** Back as it came, or onto a gift card: the law wants the first unless the customer agreed to the other (LAW-08). */
export function WishFields({ draft: { as, isAgreed }, isUnsaid, onChange }: Props) {
  const t = useMessages('return');
  return (
    <>
      <RadioGroup
        legend={t('wish')}
        options={[
          { value: 'refund', label: t('wish.refund') },
          { value: 'gift_card', label: t('wish.gift_card'), hint: t('wish.cardHint') },
        ]}
        value={as}
        onChange={(next) => onChange({ as: next })}
      />
      {as === 'gift_card' && <Checkbox label={t('agreed')} isChecked={isAgreed} onChange={(next) => onChange({ isAgreed: next })} />}
      {isUnsaid && <CallProblem text={t('no.agreed')} />}
    </>
  );
}
