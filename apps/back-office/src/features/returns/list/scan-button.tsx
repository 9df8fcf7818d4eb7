import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ReturnDocument } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { ask } from '../../../lib/api/api.ts';
import { focusFirst } from '../../../lib/focus-first.ts';
import { useCall } from '../../../lib/use-call.ts';
import { CallProblem } from '../../../shell/call-problem.tsx';
import { FormDialog } from '../../../shell/form-dialog.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useKeys } from '../../../ui/keys/use-keys.ts';
import { returnNumber } from './return-filters.ts';

function ScanDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages('returns');
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const { run, isPending, error } = useCall(async () => {
    const number = returnNumber(code);
    setProblem(undefined);
    if (number === undefined) return setProblem(t('scanWrong'));
    try {
      await ask(ReturnDocument, { number });
    } catch (failed) {
      if (failed instanceof ApiError && failed.kind === 'gone') return setProblem(t('scanUnknown', { number }));
      throw failed;
    }
    await navigate(`/returns/${number}?do=receive`);
  });
  return (
    <FormDialog
      title={t('scanTitle')}
      text={t('scanText')}
      action={t('scanDo')}
      isPending={isPending}
      onSubmit={() => void run()}
      onClose={onClose}
    >
      <TextField
        ref={focusFirst}
        label={t('scanLabel')}
        before={<Icon name="barcode" />}
        figures="code"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        error={problem}
        value={code}
        onChange={(typed) => {
          setCode(typed);
          setProblem(undefined);
        }}
      />
      <CallProblem error={error} />
    </FormDialog>
  );
}

/** A parcel is here: its slip leads to its return. A scanner types the number and Enter. */
export function ScanButton() {
  const t = useMessages('returns');
  const [isOpen, setOpen] = useState(false);
  useKeys([{ keys: 's', label: t('scan'), run: () => setOpen(true) }]);
  return (
    <>
      <Button icon="barcode" onClick={() => setOpen(true)}>
        {t('scan')}
      </Button>
      {isOpen && <ScanDialog onClose={() => setOpen(false)} />}
    </>
  );
}
