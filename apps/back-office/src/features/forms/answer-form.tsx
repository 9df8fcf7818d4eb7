import { useState } from 'react';
import { AnswerMessageDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { useChange } from '../../lib/use-change.ts';
import { CallProblem } from '../../shell/call-problem.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { toasts } from '../../ui/overlays/toast-queue.ts';
import styles from './forms.module.css';
import type { Message } from './message.ts';

/** What is mailed to who wrote. What was typed stays when it is refused. */
export function AnswerForm({ message: { id, version, email, language } }: { readonly message: Message }) {
  const t = useMessages('forms');
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { run, isPending, error, problem } = useChange();
  const send = async () => {
    const input = { id, version, text: text.trim() };
    if (input.text === '') return setMissing(true);
    const answer = await run(input, async (key) => (await ask(AnswerMessageDocument, { input: { ...input, key } })).answerMessage);
    if (!answer) return;
    setText('');
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
        label={t('answer')}
        hint={t('answerHint', { email: email ?? '', language: t(`language.${language}`) })}
        error={isMissing ? t('answerMissing') : undefined}
        lang={language}
        rows={6}
        maxLength={10_000}
        value={text}
        onChange={(typed) => {
          setText(typed);
          setMissing(false);
        }}
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
