import { useMessages } from '../../i18n/language-context.tsx';
import { useBranches } from '../../lib/branches/branches.ts';
import { chooseBranch, useChosenBranch } from '../../lib/branches/chosen-branch.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { CheckMenu } from '../../ui/table/check-menu.tsx';
import styles from './top-bar.module.css';
import { useRefresh } from '../../lib/list/use-refresh.ts';

const all = 'all';

/** Where somebody with several branches works now: the first screen and the lists narrow to it, in this tab. */
export function BranchChoice() {
  const t = useMessages('frame');
  const branches = useBranches();
  const chosen = useChosenBranch();
  const refresh = useRefresh();
  if (branches.length < 2) return null;
  const name = chosen?.name ?? t('allBranches');
  const choose = (code: string | undefined) => {
    // Pressing what holds changes nothing.
    if (code === undefined) return;
    chooseBranch(code === all ? undefined : code);
    void refresh();
  };
  return (
    <CheckMenu
      label={t('branch')}
      trigger={
        <button type="button" className={`${styles.item} ${styles.branch}`} aria-label={`${t('branch')}: ${name}`}>
          <Icon name="storefront" />
          <span className={styles.branchName}>{name}</span>
          <Icon name="caret-down" size={14} />
        </button>
      }
      options={[{ value: all, label: t('allBranches') }, ...branches.map((branch) => ({ value: branch.code, label: branch.name }))]}
      chosen={[chosen?.code ?? all]}
      onChange={([code]) => choose(code)}
    />
  );
}
