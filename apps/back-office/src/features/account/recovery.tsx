import { RenewRecoveryCodesDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { useCall } from '../../lib/use-call.ts';
import { Button } from '../../ui/actions/button.tsx';
import type { OwnAccount } from './account-type.ts';
import { Part } from './part.tsx';
import { Problem } from './problem.tsx';
import { useRefresh } from '../../lib/list/use-refresh.ts';

type Props = Pick<OwnAccount, 'recoveryCodesLeft' | 'hasTotp' | 'passkeys'> & { readonly onCodes: (codes: readonly string[]) => void };

/** For the day the phone is gone. */
export function Recovery({ recoveryCodesLeft, hasTotp, passkeys, onCodes }: Props) {
  const t = useMessages('account');
  const refresh = useRefresh();
  const renew = useCall(async () => {
    onCodes((await ask(RenewRecoveryCodesDocument)).renewRecoveryCodes.codes);
    await refresh();
  });
  const hasFactor = hasTotp || passkeys.length > 0;
  const why = hasFactor ? `${t('recoveryLeft', { count: recoveryCodesLeft })} ${t('recoveryRenewWhy')}` : t('recoveryNone');
  const action = hasFactor && (
    <Button size="s" isStepUp isPending={renew.isPending} onClick={() => void renew.run()}>
      {t('recoveryRenew')}
    </Button>
  );
  return (
    <Part title={t('recovery')} why={why} actions={action}>
      <Problem error={renew.error} />
    </Part>
  );
}
