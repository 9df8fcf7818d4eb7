import { useState } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import { knowsPasskeys, PasskeyError } from '../../lib/passkey.ts';
import { useCall } from '../../lib/use-call.ts';
import { Button } from '../../ui/actions/button.tsx';
import { FormProblem } from './form-problem.tsx';

type Props = {
  readonly label: string;
  readonly isMain?: boolean;
  /** The whole way: asks for what the browser needs, shows or makes the passkey, and sends its answer. */
  readonly onPress: () => Promise<void>;
  /** For what was not right. */
  readonly wrong: string;
};

/** A step with a passkey, and below it why it went no further. */
export function PasskeyButton({ label, isMain = false, onPress, wrong }: Props) {
  const t = useMessages('entrance');
  const [isUnread, setUnread] = useState(false);
  const { run, isPending, error } = useCall(async () => {
    setUnread(false);
    try {
      await onPress();
    } catch (cause) {
      if (!(cause instanceof PasskeyError)) throw cause;
      setUnread(true);
    }
  });
  return (
    <>
      <Button
        isWide
        kind={isMain ? 'main' : 'plain'}
        icon="fingerprint"
        isPending={isPending}
        disabledReason={knowsPasskeys() ? undefined : t('noPasskeys')}
        onClick={() => void run()}
      >
        {label}
      </Button>
      {isUnread && <FormProblem text={t('passkeyFailed')} />}
      {error && <FormProblem error={error} wrong={wrong} />}
    </>
  );
}
