import { ClosePrivacyRequestDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { focusFirst } from '../../lib/focus-first.ts';
import { useChange } from '../../lib/use-change.ts';
import { useRequiredText } from '../../lib/use-required-text.ts';
import { CallProblem } from '../../shell/call-problem.tsx';
import { FormDialog } from '../../shell/form-dialog.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { toasts } from '../../ui/overlays/toast-queue.ts';
import type { PrivacyRequest } from './privacy.ts';

type Props = { readonly request: PrivacyRequest; readonly isRefused: boolean; readonly onClose: () => void };

/** Done by hand, or refused: with what was answered. */
export function CloseDialog({ request: { id, version }, isRefused, onClose }: Props) {
  const t = useMessages('privacy');
  const answer = useRequiredText(t('answerMissing'));
  const { run, isPending, error, problem } = useChange();
  const close = async () => {
    const text = answer.take();
    if (text === '') return;
    const send = async (key: string) =>
      (await ask(ClosePrivacyRequestDocument, { id, version, isRefused, answer: text, key })).closePrivacyRequest;
    if (!(await run({ id, version, isRefused, text }, send))) return;
    toasts.add({ text: t(isRefused ? 'refusedDone' : 'closedDone') });
    onClose();
  };
  return (
    <FormDialog
      title={t(isRefused ? 'refuseTitle' : 'closeTitle')}
      text={t(isRefused ? 'refuseWhat' : 'closeWhat')}
      action={t(isRefused ? 'refuse' : 'close')}
      look={{ kind: isRefused ? 'danger' : 'main' }}
      isPending={isPending}
      onSubmit={() => void close()}
      onClose={onClose}
    >
      <TextArea {...answer.field} ref={focusFirst} label={t('answer')} rows={3} maxLength={2000} />
      <CallProblem error={error} text={problem} />
    </FormDialog>
  );
}
