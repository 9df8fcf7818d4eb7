import { useMessages } from '../../i18n/language-context.tsx';
import { useLogWords } from '../../lib/log/use-log-words.ts';
import { Card } from '../../ui/show/card.tsx';
import { Facts } from '../../ui/show/facts.tsx';
import type { StaffMember } from './person-form.tsx';

/** For who may look and not change: no form whose every field says no. */
export function PersonFacts({ member }: { readonly member: StaffMember }) {
  const t = useMessages('staff');
  const log = useMessages('log');
  const words = useLogWords();
  return (
    <Card title={t('details')} note={t('onlyOwner')}>
      <Facts
        facts={[
          { name: t('name'), value: member.name },
          { name: t('language'), value: log(`language.${member.language}`) },
          { name: t('state'), value: log(`state.${member.state}`) },
          { name: t('roles'), value: words.roles(member.roles) },
        ]}
      />
    </Card>
  );
}
