import { languageNames, languages, type Language } from '@shop/contract';
import { ChangeLanguageDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { speak } from '../../lib/language.ts';
import { useCall } from '../../lib/use-call.ts';
import { Segments } from '../../ui/show/segments.tsx';
import { Problem } from './problem.tsx';
import { useRefresh } from '../../lib/list/use-refresh.ts';

/** Of the screens, and of the mails its person gets. */
export function OwnLanguage({ language }: { readonly language: Language }) {
  const t = useMessages('account');
  const refresh = useRefresh();
  const change = useCall(async (next: Language) => {
    await ask(ChangeLanguageDocument, { language: next });
    await speak(next, 'entrance', 'office');
    await refresh();
  });
  const options = languages.map(({ code }) => ({ value: code, label: languageNames[code] }));
  return (
    <>
      <Segments label={t('language')} options={options} value={language} onChange={(next) => void change.run(next)} />
      <Problem error={change.error} />
    </>
  );
}
