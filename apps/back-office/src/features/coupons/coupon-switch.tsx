import { EditCouponDocument, type EditCouponMutation } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { useChange } from '../../lib/use-change.ts';
import { CallProblem } from '../../shell/call-problem.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { toasts } from '../../ui/overlays/toast-queue.ts';
import type { Coupon } from './coupon.ts';

type Props = { readonly coupon: Coupon; readonly isUnsaved: boolean };

/** Switches it on or off, at once; the notice can take it back. */
export function CouponSwitch({ coupon, isUnsaved }: Props) {
  const t = useMessages('coupons');
  const { run, isPending, error, problem } = useChange();
  const turn = async (version: number, isOn: boolean, isUndo = false): Promise<void> => {
    const changes = [{ field: 'isActive', base: !isOn, value: isOn }];
    const answer = await run({ isOn, version }, async (key): Promise<EditCouponMutation['editCoupon']> => {
      const edit = { id: coupon.id, version, changes, key };
      return (await ask(EditCouponDocument, { edit })).editCoupon;
    });
    if (answer?.__typename !== 'CouponSaved') return;
    const next = answer.coupon.version;
    toasts.add({
      text: t(isOn ? 'switchedOn' : 'switchedOff'),
      action: isUndo ? undefined : { label: t('undo'), run: () => void turn(next, !isOn, true) },
    });
  };
  const { isActive, version } = coupon;
  return (
    <>
      <CallProblem error={error} text={problem} />
      <Button
        {...(isActive ? {} : { kind: 'main' })}
        isPending={isPending}
        disabledReason={isUnsaved && !isActive ? t('saveFirst') : undefined}
        onClick={() => void turn(version, !isActive)}
      >
        {t(isActive ? 'switchOff' : 'switchOn')}
      </Button>
    </>
  );
}
