import { useState } from 'react';
import { isSafeAddress } from '@shop/rules/sanitise-html';
import { useMessages } from '../../i18n/language-context.tsx';
import { Button } from '../actions/button.tsx';
import { TextField } from '../fields/text-field.tsx';
import { Dialog } from '../overlays/dialog.tsx';

type Props = {
  /** Where the link leads now. */
  readonly href: string;
  readonly onSet: (href: string) => void;
  readonly onRemove: (() => void) | undefined;
  readonly onClose: () => void;
};

/** Where the chosen words lead. Only what the shop keeps can be set. */
export function LinkDialog({ href, onSet, onRemove, onClose }: Props) {
  const t = useMessages('richText');
  const [typed, setTyped] = useState(href);
  const [isWrong, setWrong] = useState(false);
  const address = typed.trim();
  const set = () => {
    if (address !== '' && isSafeAddress(address)) onSet(address);
    else setWrong(true);
  };
  return (
    <Dialog
      title={t('linkTitle')}
      isOpen
      size="s"
      onClose={onClose}
      actions={
        <>
          <Button kind="main" onClick={set}>
            {t('setLink')}
          </Button>
          {onRemove && <Button onClick={onRemove}>{t('removeLink')}</Button>}
          <Button kind="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          set();
        }}
      >
        <TextField
          label={t('address')}
          hint={t('addressHint')}
          error={isWrong ? t('addressWrong') : undefined}
          value={typed}
          autoComplete="off"
          onChange={setTyped}
        />
      </form>
    </Dialog>
  );
}
