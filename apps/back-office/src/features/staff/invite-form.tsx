import { useState, type FormEvent } from 'react';
import type { StaffLanguage } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { useLogWords } from '../../lib/log/use-log-words.ts';
import { CallProblem } from '../../shell/call-problem.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Preview } from '../../ui/overlays/sheet.tsx';
import { Card } from '../../ui/show/card.tsx';
import { isPowerful } from './role-grants.ts';
import { RolesField } from './roles-field.tsx';
import styles from './staff-form.module.css';
import { Steps } from './steps.tsx';
import { useInvite, type Invite, type Invited } from './use-invite.ts';

const languages = ['nl', 'de', 'en'] as const;

/** What the button will do, before it is pressed. */
function InvitePreview({ invite }: { readonly invite: Invite }) {
  const t = useMessages('staff');
  const log = useMessages('log');
  const words = useLogWords();
  const { email, language, roles } = invite;
  const needsSecond = roles.some(({ role }) => isPowerful(role));
  return (
    <Preview title={t('preview')}>
      <Steps
        steps={[
          ...(needsSecond ? [{ icon: 'users', text: t('invitedWaits') } as const] : []),
          { icon: 'envelope-simple', text: t('previewMail', { email: email.trim() || '…', language: log(`language.${language}`) }) },
          {
            icon: 'identification-badge',
            text: roles.length > 0 ? t('previewRoles', { roles: words.roles(roles) }) : t('previewNoRoles'),
          },
        ]}
      />
    </Preview>
  );
}

type DetailsProps = {
  readonly invite: Invite;
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (change: Partial<Invite>) => void;
};

function Details({ invite, errorOf, onChange }: DetailsProps) {
  const t = useMessages('staff');
  const log = useMessages('log');
  return (
    <Card title={t('details')}>
      <div className={styles.pair}>
        <TextField
          label={t('name')}
          required
          maxLength={100}
          autoComplete="off"
          value={invite.name}
          error={errorOf('name')}
          onChange={(name) => onChange({ name })}
        />
        <TextField
          label={t('email')}
          required
          type="email"
          autoComplete="off"
          value={invite.email}
          error={errorOf('email')}
          onChange={(email) => onChange({ email })}
        />
        <Select
          label={t('language')}
          hint={t('languageHint')}
          options={languages.map((value) => ({ value, label: log(`language.${value}`) }))}
          value={invite.language}
          onChange={(language) => onChange({ language })}
        />
      </div>
    </Card>
  );
}

type Props = { readonly language: StaffLanguage; readonly onInvited: (invited: Invited) => void };

/** Somebody new: who, in which language, with which roles. */
export function InviteForm({ language, onInvited }: Props) {
  const t = useMessages('staff');
  const [invite, setInvite] = useState<Invite>({ email: '', name: '', language, roles: [] });
  const { run, isPending, error, problem } = useInvite(onInvited);
  const set = (change: Partial<Invite>) => setInvite((before) => ({ ...before, ...change }));
  const errorOf = (field: string) => (problem?.field === field ? problem.text : undefined);
  const name = invite.name.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(invite);
  };
  return (
    <form className={styles.fields} onSubmit={submit}>
      <Details invite={invite} errorOf={errorOf} onChange={set} />
      <Card title={t('roles')}>
        <CallProblem text={errorOf('roles')} />
        <RolesField grants={invite.roles} saved={[]} onChange={(roles) => set({ roles })} />
      </Card>
      <InvitePreview invite={invite} />
      <CallProblem error={error} text={problem && !problem.field ? problem.text : undefined} />
      <div className={styles.buttons}>
        <Button kind="main" type="submit" isStepUp isPending={isPending}>
          {name === '' ? t('sendInvitation') : t('sendInvitationTo', { name })}
        </Button>
        <ButtonLink kind="quiet" to="/staff">
          {t('cancel')}
        </ButtonLink>
      </div>
    </form>
  );
}
