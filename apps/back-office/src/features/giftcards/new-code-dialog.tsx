import { useMessages } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

type Props = { readonly number: string; readonly onMake: () => void; readonly onClose: () => void };

/** A new code ends the old one: whoever holds that paper cannot pay with it any more. */
export function NewCodeDialog({ number, onMake, onClose }: Props) {
  const t = useMessages('giftcards');
  const actions = (
    <>
      <Button kind="main" isStepUp onClick={onMake}>
        {t('newCode')}
      </Button>
      <Button kind="quiet" onClick={onClose}>
        {t('close')}
      </Button>
    </>
  );
  return <Dialog isOpen size="s" title={t('newCodeTitle', { number })} text={t('newCodeWhat')} onClose={onClose} actions={actions} />;
}
