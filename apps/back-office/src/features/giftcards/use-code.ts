import { useState } from 'react';
import { MakeGiftCardCodeDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import type { ApiError } from '../../lib/api/api-error.ts';
import { useChange } from '../../lib/use-change.ts';

type Seen = { readonly id: string; readonly version: number };

type Code = {
  /** Makes a code; it is there until the dialog is closed, and in no other place. */
  readonly make: (card: Seen) => Promise<void>;
  readonly shown: string | undefined;
  readonly forget: () => void;
  readonly isPending: boolean;
  readonly error: ApiError | undefined;
  readonly problem: string | undefined;
};

/** The code of a card, shown once. */
export function useCode(): Code {
  const t = useMessages('giftcards');
  const { run, isPending, error, problem } = useChange();
  const [shown, setShown] = useState<string>();
  const [isLost, setLost] = useState(false);
  const make = async ({ id, version }: Seen) => {
    setLost(false);
    const made = await run(
      { code: id, version },
      async (key) => (await ask(MakeGiftCardCodeDocument, { id, version, key })).makeGiftCardCode,
    );
    if (!made) return;
    // The answer got lost on its way, and the shop keeps no code.
    if (made.shown) setShown(made.shown);
    else setLost(true);
  };
  return { make, shown, forget: () => setShown(undefined), isPending, error, problem: isLost ? t('codeLost') : problem };
}
