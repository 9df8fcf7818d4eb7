import { useMessages } from '../../i18n/language-context.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

/** Above the threshold nothing is done before somebody else has agreed. */
export function WaitsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages('giftcards');
  const actions = (
    <>
      <ButtonLink kind="main" to="/approvals?view=mine">
        {t('seeRequest')}
      </ButtonLink>
      <Button kind="quiet" onClick={onClose}>
        {t('close')}
      </Button>
    </>
  );
  return <Dialog isOpen size="s" title={t('waitsTitle')} text={t('waits')} onClose={onClose} actions={actions} />;
}
