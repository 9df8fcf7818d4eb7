import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { useKeys } from '../../ui/keys/use-keys.ts';
import type { RefundFacts } from './refund-preview.tsx';

type Props = {
  readonly preview: RefundFacts | undefined;
  readonly isPending: boolean;
  /** Why there is nothing to give yet. */
  readonly emptyReason: string;
  /** What the button says when nobody has to be asked; that money goes back, without. */
  readonly action?: ((amount: string) => string) | undefined;
  readonly onGive: () => void;
  readonly onClose: () => void;
};

/** At the foot of a sheet: what is given, or who is asked for it. */
export function RefundButtons({ preview, isPending, emptyReason, action, onGive, onClose }: Props) {
  const t = useMessages('desk');
  const { money } = useFormats();
  const amount = money(preview?.total.cents ?? 0);
  useKeys([{ keys: 'Ctrl+Enter', label: t('keySend'), run: onGive }]);
  return (
    <>
      <Button kind="main" isStepUp isPending={isPending} disabledReason={preview ? undefined : emptyReason} onClick={onGive}>
        {preview?.waitsFor ? t('refundAsk', { amount }) : (action?.(amount) ?? t('refundDo', { amount }))}
      </Button>
      <Button kind="quiet" onClick={onClose}>
        {t('cancel')}
      </Button>
    </>
  );
}
