import { useState } from 'react';
import type { Role } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { isBranchRole, isPowerful, roleNames, withBranch, withRole, type Grant } from './role-grants.ts';
import styles from './roles-field.module.css';

type Change = { readonly grants: readonly Grant[]; readonly onChange: (grants: readonly Grant[]) => void };

function AddBranch({ onAdd }: { readonly onAdd: (code: string) => void }) {
  const t = useMessages('staff');
  const [code, setCode] = useState('');
  const add = () => {
    if (code !== '') onAdd(code);
    setCode('');
  };
  return (
    <div className={styles.addBranch}>
      <TextField
        label={t('addBranch')}
        placeholder="SIT"
        maxLength={16}
        autoComplete="off"
        spellCheck={false}
        value={code}
        onChange={(text) => setCode(text.trim().toUpperCase())}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
      />
      <Button onClick={add}>{t('add')}</Button>
    </div>
  );
}

type BranchProps = Change & { readonly role: Role; readonly branches: readonly string[] };

/** The branches of one role: those that are known, and one more by its code. */
function RoleBranches({ role, branches, grants, onChange }: BranchProps) {
  const t = useMessages('staff');
  const roleName = useMessages('roles');
  const own = grants.filter((grant) => grant.role === role).flatMap(({ branch }) => branch ?? []);
  const codes = [...new Set([...branches, ...own])].sort();
  return (
    <fieldset className={styles.branches} aria-label={`${roleName(role)}: ${t('whichBranches')}`}>
      <legend aria-hidden="true">{t('whichBranches')}</legend>
      {codes.map((code) => (
        <Checkbox
          key={code}
          label={code}
          isChecked={own.includes(code)}
          onChange={(isOn) => onChange(withBranch(grants, role, code, isOn))}
        />
      ))}
      <AddBranch onAdd={(code) => onChange(withBranch(grants, role, code, true))} />
    </fieldset>
  );
}

type Props = Change & {
  readonly branches: readonly string[];
  /** What is saved: who has a role already needs nobody's word for it. */
  readonly saved: readonly Grant[];
  readonly disabledReason?: string | undefined;
};

/** The eight roles; those of a branch with their branches. */
export function RolesField({ grants, saved, branches, disabledReason, onChange }: Props) {
  const t = useMessages('staff');
  const roleName = useMessages('roles');
  const has = (list: readonly Grant[], role: Role) => list.some((grant) => grant.role === role);
  return (
    <fieldset className={styles.roles} aria-label={t('roles')}>
      {roleNames.map((role) => {
        const isOn = has(grants, role);
        const needsSecond = isPowerful(role) && !has(saved, role);
        return (
          <div key={role} className={styles.role}>
            <Checkbox
              label={roleName(role)}
              hint={needsSecond ? t('fourEyesRole') : undefined}
              isChecked={isOn}
              isChanged={isOn !== has(saved, role)}
              disabledReason={disabledReason}
              onChange={(next) => onChange(withRole(grants, role, next))}
            />
            {isOn && isBranchRole(role) && disabledReason === undefined && (
              <RoleBranches role={role} branches={branches} grants={grants} onChange={onChange} />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
