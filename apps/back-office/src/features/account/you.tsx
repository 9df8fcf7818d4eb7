import { useState } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import { useLogWords } from '../../lib/log/use-log-words.ts';
import { chooseScheme, chosenScheme, type Scheme } from '../../lib/scheme.ts';
import { Card } from '../../ui/show/card.tsx';
import { Facts } from '../../ui/show/facts.tsx';
import { Segments } from '../../ui/show/segments.tsx';
import type { OwnAccount } from './account-type.ts';
import { OwnLanguage } from './own-language.tsx';

/** Who somebody is here, and how they want to see it. */
export function You({ me: { name, email, roles, language } }: { readonly me: OwnAccount }) {
  const t = useMessages('account');
  const frame = useMessages('frame');
  const words = useLogWords();
  const [scheme, setScheme] = useState(chosenScheme);
  const schemes = [
    { value: 'system', label: frame('schemeSystem') },
    { value: 'light', label: frame('schemeLight') },
    { value: 'dark', label: frame('schemeDark') },
  ] as const;
  const choose = (next: Scheme) => {
    chooseScheme(next);
    setScheme(next);
  };
  return (
    <Card title={name} note={email}>
      <Facts
        facts={[
          { name: t('roles'), value: words.roles(roles) },
          { name: t('language'), value: <OwnLanguage language={language} /> },
          { name: t('appearance'), value: <Segments label={t('appearance')} options={schemes} value={scheme} onChange={choose} /> },
        ]}
      />
    </Card>
  );
}
