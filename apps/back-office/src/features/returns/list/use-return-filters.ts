import { useMessages } from '../../../i18n/language-context.tsx';
import { useBranches } from '../../../lib/branches/branches.ts';
import type { Filter } from '../../../ui/table/filter-bar.tsx';
import { kindNames, stateNames } from './return-filters.ts';

export function useReturnFilters(): readonly Filter[] {
  const t = useMessages('returns');
  const words = useMessages('returnWords');
  const branches = useBranches();
  return [
    { id: 'stated', name: t('stated'), kind: 'dates' },
    {
      id: 'state',
      name: t('state'),
      kind: 'choice',
      isMany: true,
      options: stateNames.map((value) => ({ value, label: words(`state.${value}`) })),
    },
    {
      id: 'kind',
      name: t('kind'),
      kind: 'choice',
      isMany: true,
      options: kindNames.map((value) => ({ value, label: words(`kind.${value}`) })),
    },
    // Who has one branch sees nothing else anyway.
    ...(branches.length > 1
      ? [
          {
            id: 'branch',
            name: t('branch'),
            kind: 'choice' as const,
            options: branches.map(({ code, name }) => ({ value: code, label: name })),
          },
        ]
      : []),
  ];
}
