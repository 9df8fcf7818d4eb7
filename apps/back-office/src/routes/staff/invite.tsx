import { useNavigate } from 'react-router';
import { InviteForm } from '../../features/staff/invite-form.tsx';
import type { Invited } from '../../features/staff/use-invite.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { learn } from '../../lib/language.ts';
import { may, usePerson } from '../../lib/session/person.ts';
import { Page } from '../../shell/page.tsx';
import { PageColumns } from '../../ui/show/page-columns.tsx';
import { Refused } from '../../ui/show/state-note.tsx';
import { toasts } from '../../ui/overlays/toast-queue.ts';

export const clientLoader = () => learn('people');

/** Somebody new is asked in. */
export default function InvitePerson() {
  const t = useMessages('staff');
  const navigate = useNavigate();
  const person = usePerson();
  const follow = (invited: Invited) => {
    toasts.add({ text: invited.kind === 'sent' ? t('invited') : t('waits') });
    void navigate(invited.kind === 'sent' ? `/staff/${invited.id}` : `/approvals?view=mine&request=${invited.request}`);
  };
  return (
    <Page title={t('inviteTitle')} back={{ to: '/staff', label: t('back') }}>
      <PageColumns isForm>
        {may(person, 'staff.manage') ? (
          <>
            <p>{t('inviteWhy')}</p>
            <InviteForm language={person.language} onInvited={follow} />
          </>
        ) : (
          <Refused>{t('onlyOwner')}</Refused>
        )}
      </PageColumns>
    </Page>
  );
}
