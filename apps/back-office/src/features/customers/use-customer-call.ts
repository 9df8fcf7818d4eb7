import { useMessages } from '../../i18n/language-context.tsx';
import { useRefusal } from '../../lib/refusals/use-refusal.ts';
import { useChange, type Change } from '../../lib/use-change.ts';
import { toasts } from '../../ui/overlays/toast-queue.ts';
import type { MessageCatalogue } from '../../i18n/message-catalogue.ts';

type Words = MessageCatalogue['customers'];
type DoneWord = Extract<keyof Words, `done.${string}`>;
type Answer = { readonly __typename: 'Customer' } | { readonly __typename: 'Refusal'; readonly code: string; readonly message: string };

type CustomerCall = Omit<Change, 'run'> & {
  /** Does it once; says so when it is done, and whether it is. */
  readonly run: (done: DoneWord, meant: object, send: (key: string) => Promise<Answer>) => Promise<boolean>;
};

/** A change of the account that is open. */
export function useCustomerCall(): CustomerCall {
  const t = useMessages('customers');
  const { run, ...call } = useChange(useRefusal('customers'));
  return {
    ...call,
    run: async (done, meant, send) => {
      if (!(await run({ done, ...meant }, send))) return false;
      toasts.add({ text: t(done) });
      return true;
    },
  };
}
