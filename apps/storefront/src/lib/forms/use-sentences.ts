import { useMessages } from '../../i18n/language-context.tsx';
import type { FieldErrors } from './use-form.ts';
import type { Verdict } from './verdict.ts';

/** Turns verdicts on fields into the sentences a shopper reads. */
export function useSentences(): <Name extends string>(verdicts: { readonly [Key in Name]?: Verdict }) => FieldErrors<Record<Name, string>> {
  const t = useMessages('fields');
  return (verdicts) =>
    Object.fromEntries(
      Object.entries<Verdict>(verdicts).flatMap(([name, verdict]) => (verdict === undefined ? [] : [[name, t(verdict)]])),
    ) as FieldErrors<Record<never, string>>;
}
