import { useState } from 'react';
import { ReplyReviewDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { useChange } from '../../lib/use-change.ts';
import { CallProblem } from '../../shell/call-problem.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { toasts } from '../../ui/overlays/toast-queue.ts';
import type { Review } from './review.ts';
import styles from './reviews.module.css';

/** What everybody reads below the review, in its language. */
export function ReplyForm({ review: { id, reply, language } }: { readonly review: Review }) {
  const t = useMessages('reviews');
  const [text, setText] = useState(reply ?? '');
  const { run, isPending, error, problem } = useChange();
  const send = async (next: string | null) => {
    const input = { id, text: next };
    const answer = await run(input, async (key) => (await ask(ReplyReviewDocument, { input: { ...input, key } })).replyReview);
    if (!answer) return;
    if (next === null) setText('');
    toasts.add({ text: next === null ? t('replyGone') : t('replyDone') });
  };
  return (
    <form
      className={styles.reply}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') void send(text.trim());
      }}
    >
      <TextArea
        label={t('reply')}
        hint={t('replyHint', { language: t(`language.${language}`) })}
        lang={language}
        rows={4}
        maxLength={2000}
        value={text}
        onChange={setText}
      />
      <CallProblem error={error} text={problem} />
      <div className={styles.replyActions}>
        <Button type="submit" size="s" isPending={isPending}>
          {reply ? t('replyChange') : t('replyDo')}
        </Button>
        {reply && (
          <Button kind="quiet" size="s" icon="trash" onClick={() => void send(null)}>
            {t('replyRemove')}
          </Button>
        )}
      </div>
    </form>
  );
}
