import { useState } from 'react';
import { ReplyReviewDocument, ReviewDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { useRefusal } from '../../lib/refusals/use-refusal.ts';
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
  /** The answer this text is to replace. */
  const [base, setBase] = useState(reply);
  const [shown, setShown] = useState(reply);
  if (reply !== shown) {
    setShown(reply);
    // Nothing was typed: whoever goes on goes on from the newest.
    if (text === (base ?? '')) {
      setBase(reply);
      setText(reply ?? '');
    }
  }
  const { run, isPending, error, problem } = useChange(useRefusal('reviews'));
  const send = async (next: string | null) => {
    const input = { id, text: next, base };
    const answer = await run(input, async (key) => {
      const given = (await ask(ReplyReviewDocument, { input: { ...input, key } })).replyReview;
      if (given.__typename === 'Refusal') setBase((await ask(ReviewDocument, { id })).review?.reply ?? null);
      return given;
    });
    if (!answer) return;
    setText(next ?? '');
    setBase(next);
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
      {problem && base !== null && <p lang={language}>{t('replyNow', { reply: base })}</p>}
      <div className={styles.replyActions}>
        <Button type="submit" size="s" isPending={isPending}>
          {base !== null ? t('replyChange') : t('replyDo')}
        </Button>
        {base !== null && (
          <Button kind="quiet" size="s" icon="trash" onClick={() => void send(null)}>
            {t('replyRemove')}
          </Button>
        )}
      </div>
    </form>
  );
}
