import { AnswerMessageDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { useChange } from '../../lib/use-change.ts';
import { useRequiredText } from '../../lib/use-required-text.ts';
import { CallProblem } from '../../shell/call-problem.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { toasts } from '../../ui/overlays/toast-queue.ts';
import styles from './forms.module.css';
import type { Message } from './message.ts';

/** What is mailed to who wrote. What was typed stays when it is refused. */
export function AnswerForm({ message: { id, version, email, language } }: { readonly message: Message }) {
  const t = useMessages('forms');
  const { field, take } = useRequiredText(t('answerMissing'));
  const { run, isPending, error, problem } = useChange();
  const send = async () => {
    const input = { id, version, text: take() };
    if (input.text === '') return;
    const answer = await run(input, async (key) => (await ask(AnswerMessageDocument, { input: { ...input, key } })).answerMessage);
    if (!answer) return;
    field.onChange('');
    toasts.add({ text: t('answered', { email: email ?? '' }) });
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextArea
        {...field}
        label={t('answer')}
        hint={t('answerHint', { email: email ?? '', language: t(`language.${language}`) })}
        lang={language}
        rows={6}
        maxLength={10_000}
      />
      <CallProblem error={error} text={problem} />
      <div className={styles.actions}>
        <Button kind="main" type="submit" icon="paper-plane-right" isPending={isPending}>
          {t('answerDo')}
        </Button>
      </div>
    </form>
  );
}
