import { MeDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { askAtTheDoor } from '../../lib/api/api.ts';
import { chooseBranch } from '../../lib/branches/chosen-branch.ts';
import type { Person } from '../../lib/session/person.ts';
import { tellTabs } from '../../lib/session/sessions-channel.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import type { Entered } from './follow.ts';
import { LogInForm } from './log-in-form.tsx';

type Props = { readonly person: Person; readonly onDone: () => void; readonly onGiveUp: () => void };

/** The session has ended: the same person logs in again, and what was under way goes on. */
export function LogInAgain({ person, onDone, onGiveUp }: Props) {
  const t = useMessages('entrance');
  const enter = async (next: Entered) => {
    // A passkey has no name: somebody else gets screens of their own.
    const { me } = next === 'done' ? await askAtTheDoor(MeDocument) : { me: undefined };
    if (me?.id !== person.id) {
      chooseBranch(undefined);
      return location.reload();
    }
    tellTabs('in');
    onDone();
  };
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="s"
      title={t('logInAgain')}
      text={t('logInAgainWhy')}
      onClose={onGiveUp}
      actions={
        <Button kind="quiet" onClick={onGiveUp}>
          {t('cancel')}
        </Button>
      }
    >
      <LogInForm knownEmail={person.email} onEntered={(next) => void enter(next)} />
    </Dialog>
  );
}
