import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CreateCouponDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { useChange } from '../../lib/use-change.ts';
import { CallProblem } from '../../shell/call-problem.tsx';
import { FormDialog } from '../../shell/form-dialog.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

/** A code, or the beginning of many; then its page. */
export function NewCoupon({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages('coupons');
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const [kind, setKind] = useState<'one' | 'series'>('one');
  const [count, setCount] = useState<number | null>(100);
  const { run, isPending, error, problem } = useChange();
  const create = async () => {
    const codes = kind === 'one' ? 1 : (count ?? 1);
    const answer = await run({ code, codes }, async (key) => (await ask(CreateCouponDocument, { code, codes, key })).createCoupon);
    if (answer?.__typename === 'CouponSaved') void navigate(`/coupons/${encodeURIComponent(answer.coupon.id)}`);
  };
  return (
    <FormDialog
      title={t('create')}
      text={t('createWhat')}
      action={t('create')}
      isPending={isPending}
      onSubmit={() => void create()}
      onClose={onClose}
    >
      <RadioGroup
        legend={t('kind')}
        options={[
          { value: 'one', label: t('kind.one') },
          { value: 'series', label: t('kind.series') },
        ]}
        value={kind}
        onChange={setKind}
      />
      <TextField
        label={kind === 'one' ? t('code') : t('begin')}
        hint={kind === 'one' ? t('codeHint') : t('beginHint')}
        maxLength={kind === 'one' ? 40 : 27}
        figures="code"
        autoComplete="off"
        spellCheck={false}
        value={code}
        onChange={(text) => setCode(text.toUpperCase())}
      />
      {kind === 'series' && <NumberField label={t('codes')} min={2} max={5_000} value={count} onChange={setCount} />}
      <CallProblem error={error} text={problem} />
    </FormDialog>
  );
}
