import type { Role } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { useBranches, useBranchName } from '../../lib/branches/branches.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { isBranchRole, isPowerful, roleNames, withBranch, withRole, type Grant } from './role-grants.ts';
import styles from './roles-field.module.css';

type Change = { readonly grants: readonly Grant[]; readonly onChange: (grants: readonly Grant[]) => void };

/** The branches of one role: all of the shop's, and those somebody has that are there no more. */
function RoleBranches({ role, grants, onChange }: Change & { readonly role: Role }) {
  const t = useMessages('staff');
  const roleName = useMessages('roles');
  const branchName = useBranchName();
  const own = grants.filter((grant) => grant.role === role).flatMap(({ branch }) => branch ?? []);
  const codes = [...new Set([...useBranches().map(({ code }) => code), ...own])];
  return (
    <fieldset className={styles.branches} aria-label={`${roleName(role)}: ${t('whichBranches')}`}>
      <legend aria-hidden="true">{t('whichBranches')}</legend>
      {codes.map((code) => (
        <Checkbox
          key={code}
          label={branchName(code)}
          isChecked={own.includes(code)}
          onChange={(isOn) => onChange(withBranch(grants, role, code, isOn))}
        />
      ))}
    </fieldset>
  );
}

type Props = Change & {
  /** What is saved: who has a role already needs nobody's word for it. */
  readonly saved: readonly Grant[];
};

/** The eight roles; those of a branch with their branches. */
export function RolesField({ grants, saved, onChange }: Props) {
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
              onChange={(next) => onChange(withRole(grants, role, next))}
            />
            {isOn && isBranchRole(role) && <RoleBranches role={role} grants={grants} onChange={onChange} />}
          </div>
        );
      })}
    </fieldset>
  );
}
