import { useMessages } from '../../i18n/language-context.tsx';
import { useRefusal, type RefusalText } from '../../lib/refusals/use-refusal.ts';
import { readReason } from './row-reasons.ts';

type LookUp = (key: string, parameters?: Readonly<Record<string, string>>) => string;

type Reason = { readonly code?: string | null | undefined; readonly message: string };

/** What the shop says against a row or a file, in the person's words; its own where it has said something new. */
export function useReasonText(): (reason: Reason) => string {
  const t = useMessages('import') as LookUp;
  const shared = useRefusal();
  return ({ code, message }) => {
    const read = readReason(message);
    return read ? t(read.key, read.parameters) : shared({ code: code ?? '', message });
  };
}

/** Why the shop does not do what was asked with a file. */
export function useRefused(): RefusalText {
  const t = useMessages('import') as LookUp;
  const shared = useRefusal();
  return (refusal) => (t(`no.${refusal.code}`) === `no.${refusal.code}` ? shared(refusal) : t(`no.${refusal.code}`));
}
