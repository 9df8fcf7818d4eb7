import { useMessages } from '../../../i18n/language-context.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { useReturnDesk } from './return-desk.ts';

type Props = { readonly why: string; readonly isMissing: boolean; readonly onChange: (change: { readonly why: string }) => void };

/** Why something is given all the same, where the customer has no right to it. */
export function GoodWillField({ why, isMissing, onChange }: Props) {
  const t = useMessages('return');
  const desk = useMessages('desk');
  const { back } = useReturnDesk();
  if (!back.settlesAsGoodWill) return null;
  return (
    <TextArea
      label={t('why')}
      hint={t('whyHint')}
      error={isMissing ? desk('reasonMissing') : undefined}
      rows={2}
      maxLength={500}
      value={why}
      onChange={(typed) => onChange({ why: typed })}
    />
  );
}
