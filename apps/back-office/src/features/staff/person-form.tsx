import type { StaffMemberQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import type { Edits } from '../../lib/edits/use-edits.ts';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Card } from '../../ui/show/card.tsx';
import { grantsOf } from './role-grants.ts';
import { RolesField } from './roles-field.tsx';
import type { StaffValues } from './save-staff.ts';
import styles from './staff-form.module.css';

export type StaffMember = StaffMemberQuery['staffMember'];

type Props = { readonly member: StaffMember; readonly edits: Edits<StaffValues> };

const languages = ['nl', 'de', 'en'] as const;

function useStates(member: StaffMember) {
  const t = useMessages('staff');
  const isInvited = member.state === 'invited';
  const first = isInvited
    ? { value: 'invited', label: t('stateInvited'), hint: t('stateInvitedHint') }
    : { value: 'active', label: t('stateActive'), hint: t('stateActiveHint') };
  return [first, { value: 'suspended', label: t('stateSuspended'), hint: t('stateSuspendedHint') }] as const;
}

/** Name, language, access and roles; a change is marked at its field. */
export function PersonForm({ member, edits }: Props) {
  const t = useMessages('staff');
  const log = useMessages('log');
  const states = useStates(member);
  const { values, set, changed, error } = edits;
  return (
    <>
      <Card title={t('details')}>
        <div className={styles.fields}>
          <div className={styles.pair}>
            <TextField
              label={t('name')}
              autoComplete="off"
              maxLength={100}
              value={values.name}
              changed={changed('name')}
              error={error('name')}
              onChange={(name) => set('name', name)}
            />
            <Select
              label={t('language')}
              hint={t('languageHint')}
              options={languages.map((value) => ({ value, label: log(`language.${value}`) }))}
              value={values.language}
              changed={changed('language')}
              error={error('language')}
              onChange={(language) => set('language', language)}
            />
          </div>
          <RadioGroup
            legend={t('state')}
            options={states}
            value={values.state}
            error={error('state')}
            onChange={(state) => set('state', state as StaffValues['state'])}
          />
        </div>
      </Card>
      <Card title={t('roles')}>
        <p className={styles.rolesHint}>{t('rolesHint')}</p>
        {error('roles') && (
          <p className={styles.problem} role="alert">
            {error('roles')}
          </p>
        )}
        <RolesField grants={values.roles} saved={grantsOf(member.roles)} onChange={(roles) => set('roles', roles)} />
      </Card>
    </>
  );
}
