import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { MoveMessageDocument, type MessageState } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { useBranchName } from '../../lib/branches/branches.ts';
import { may, usePerson } from '../../lib/session/person.ts';
import { useChange } from '../../lib/use-change.ts';
import { CallProblem } from '../../shell/call-problem.tsx';
import { Page } from '../../shell/page.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { toasts } from '../../ui/overlays/toast-queue.ts';
import { Card } from '../../ui/show/card.tsx';
import { Facts } from '../../ui/show/facts.tsx';
import { PageColumns } from '../../ui/show/page-columns.tsx';
import { AnswerForm } from './answer-form.tsx';
import { AssignField } from './assign-field.tsx';
import styles from './forms.module.css';
import { MessagePill } from './message-pill.tsx';
import type { Message } from './message.ts';

function MessageFacts({ message }: { readonly message: Message }) {
  const t = useMessages('forms');
  const { moment } = useFormats();
  const branchName = useBranchName();
  const seesCustomer = may(usePerson(), 'customers.read');
  const { email, customer, branch, sku, receivedAt, language, store } = message;
  return (
    <Card title={t('facts')}>
      <Facts
        facts={[
          { name: t('received'), value: moment(receivedAt), note: t('via', { store }) },
          { name: t('email'), value: email ? <a href={`mailto:${email}`}>{email}</a> : t('noEmail') },
          { name: t('languageName'), value: t(`language.${language}`) },
          ...(branch ? [{ name: t('branch'), value: branchName(branch) }] : []),
          ...(sku ? [{ name: t('sku'), value: sku }] : []),
          ...(customer && seesCustomer
            ? [{ name: t('account'), value: <Link to={`/customers/${customer}`}>{t('seeCustomer')}</Link> }]
            : []),
        ]}
      />
    </Card>
  );
}

function Fields({ message }: { readonly message: Message }) {
  return (
    <Card title={message.title}>
      <dl className={styles.fields} lang={message.language}>
        {message.fields
          .filter(({ value }) => value !== '')
          .map(({ name, label, value }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </Card>
  );
}

function Answers({ answers, language }: Pick<Message, 'answers' | 'language'>) {
  const t = useMessages('forms');
  const { moment } = useFormats();
  if (answers.length === 0) return null;
  return (
    <Card title={t('answers')}>
      {answers.map(({ id, by, text, sentAt }) => (
        <article key={id} className={styles.answer}>
          <p className={styles.note}>{[by, moment(sentAt)].filter(Boolean).join(', ')}</p>
          <p className={styles.answerText} lang={language}>
            {text}
          </p>
        </article>
      ))}
    </Card>
  );
}

/** Done without an answer, or open again. */
function MoveButton({ message: { id, state, isSuspect } }: { readonly message: Message }) {
  const t = useMessages('forms');
  const { run, isPending, error, problem } = useChange();
  const to: MessageState = state === 'open' && !isSuspect ? 'done' : 'open';
  const move = async () => {
    if (await run({ id, to }, async (key) => (await ask(MoveMessageDocument, { id, to, key })).moveMessage))
      toasts.add({ text: t(to === 'done' ? 'doneDone' : 'openDone') });
  };
  return (
    <>
      <CallProblem error={error} text={problem} />
      <Button icon={to === 'done' ? 'check' : 'arrow-counter-clockwise'} isPending={isPending} onClick={() => void move()}>
        {t(to === 'done' ? 'doneDo' : isSuspect ? 'genuineDo' : 'openDo')}
      </Button>
    </>
  );
}

type Props = {
  readonly message: Message;
  /** What happened to it, for who may see the log. */
  readonly history: ReactNode;
};

/** A message as it was sent in, what was answered, and the next answer. */
export function MessagePage({ message, history }: Props) {
  const t = useMessages('forms');
  const mayAnswer = may(usePerson(), 'forms.answer');
  const { name, email, answers, language } = message;
  const summary = (
    <>
      <MessageFacts message={message} />
      {mayAnswer && (
        <Card title={t('work')}>
          <AssignField message={message} />
        </Card>
      )}
    </>
  );
  return (
    <Page
      title={name || (email ?? t('nobody'))}
      back={{ to: '/forms', label: t('back') }}
      states={<MessagePill {...message} />}
      actions={mayAnswer && <MoveButton message={message} />}
    >
      <PageColumns summary={summary}>
        <Fields message={message} />
        <Answers answers={answers} language={language} />
        {mayAnswer && email && (
          <Card title={t(answers.length > 0 ? 'answerAgain' : 'answerTitle')}>
            <AnswerForm message={message} />
          </Card>
        )}
        {history}
      </PageColumns>
    </Page>
  );
}
