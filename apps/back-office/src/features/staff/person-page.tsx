import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { EditBar } from '../../lib/edits/edit-bar.tsx';
import { FoundChanges } from '../../lib/edits/found-changes.tsx';
import { useEdits } from '../../lib/edits/use-edits.ts';
import { useLogWords } from '../../lib/log/use-log-words.ts';
import { useRefusal } from '../../lib/refusals/use-refusal.ts';
import { Page } from '../../shell/page.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Card } from '../../ui/show/card.tsx';
import { Facts } from '../../ui/show/facts.tsx';
import { PageColumns } from '../../ui/show/page-columns.tsx';
import { Avatar } from './avatar.tsx';
import { PersonFacts } from './person-facts.tsx';
import { PersonForm, type StaffMember } from './person-form.tsx';
import { ResetDialog } from './reset-dialog.tsx';
import { currentOf, saveStaff } from './save-staff.ts';
import styles from './staff-form.module.css';
import { StatePill } from './state-pill.tsx';

function Access({ member }: { readonly member: StaffMember }) {
  const t = useMessages('staff');
  const { moment } = useFormats();
  return (
    <Card title={t('facts')}>
      <Facts
        facts={[
          { name: t('email'), value: member.email ?? t('noEmail') },
          { name: t('secondFactor'), value: member.hasSecondFactor ? t('hasFactor') : t('noFactor') },
          { name: t('lastSeen'), value: member.lastSeenAt ? moment(member.lastSeenAt) : t('never') },
        ]}
      />
    </Card>
  );
}

function Waits() {
  const t = useMessages('staff');
  return (
    <section className={styles.waits} aria-live="polite">
      <Icon name="hourglass" />
      <div>
        <h2>{t('waits')}</h2>
        <p>
          {t('waitsWhy')} <Link to="/approvals?view=mine">{t('seeRequest')}</Link>
        </p>
      </div>
    </section>
  );
}

type Props = {
  readonly member: StaffMember;
  readonly mayManage: boolean;
  /** What happened to the account, for who may see it. */
  readonly history: ReactNode;
};

/** Somebody who works here. */
export function PersonPage({ member, mayManage, history }: Props) {
  const t = useMessages('staff');
  const words = useLogWords();
  const [isWaiting, setWaiting] = useState(false);
  const [isResetting, setResetting] = useState(false);
  const save = saveStaff(useRefusal());
  const edits = useEdits('staff', member.id, currentOf(member), async (edit) => {
    const answer = await save(edit);
    setWaiting(answer.kind === 'waits');
    return answer;
  });
  const suspended = member.state === 'suspended' ? t('resetSuspended') : undefined;
  const actions = mayManage && (
    <Button icon={member.state === 'invited' ? 'paper-plane-right' : 'key'} disabledReason={suspended} onClick={() => setResetting(true)}>
      {member.state === 'invited' ? t('inviteAgain') : t('reset')}
    </Button>
  );
  return (
    <Page
      title={member.name}
      back={{ to: '/staff', label: t('back') }}
      before={<Avatar name={member.name} isLarge />}
      states={<StatePill state={member.state} />}
      actions={actions}
    >
      <PageColumns isForm summary={<Access member={member} />}>
        <FoundChanges edits={edits} fieldName={words.field} showField={words.value} version={member.version} />
        {isWaiting && <Waits />}
        {mayManage ? <PersonForm member={member} edits={edits} /> : <PersonFacts member={member} />}
        {history}
      </PageColumns>
      <EditBar edits={edits} thing={member.name} fieldName={words.field} showField={words.value} isStepUp />
      {isResetting && <ResetDialog id={member.id} name={member.name} onClose={() => setResetting(false)} />}
    </Page>
  );
}
