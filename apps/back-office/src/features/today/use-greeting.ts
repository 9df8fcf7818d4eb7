import { branchTimeZone } from '@shop/rules/branch-time-zone';
import { useMessages } from '../../i18n/language-context.tsx';
import { useBranchName } from '../../lib/branches/branches.ts';
import { useChosenBranch } from '../../lib/branches/chosen-branch.ts';
import { spokenLanguage } from '../../lib/language.ts';
import type { Person } from '../../lib/session/person.ts';
import { useNow } from '../../lib/use-now.ts';
import { partOfDay } from './tiles.ts';

/** Who is greeted, on which day and for which branches. */
export function useGreeting(person: Person): { readonly title: string; readonly line: string } {
  const t = useMessages('today');
  const now = useNow();
  const branchName = useBranchName();
  const chosen = useChosenBranch();
  const name = person.name.split(' ')[0] ?? person.name;
  const date = new Intl.DateTimeFormat(spokenLanguage(), {
    timeZone: branchTimeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(now);
  const own = person.permits.find(({ permission }) => permission === 'today.read')?.branches;
  const branches = chosen ? [chosen.code] : own;
  const where = branches ? branches.map(branchName).join(', ') : t('allBranches');
  return { title: t(partOfDay(now), { name }), line: `${date.charAt(0).toUpperCase()}${date.slice(1)}, ${where}` };
}
