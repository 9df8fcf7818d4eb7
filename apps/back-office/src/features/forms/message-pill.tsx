import { useMessages } from '../../i18n/language-context.tsx';
import { StatusPill } from '../../ui/show/status-pill.tsx';
import type { Message } from './message.ts';

/** What became of a message. */
export function MessagePill({ state, isSuspect, answers }: Pick<Message, 'state' | 'isSuspect' | 'answers'>) {
  const t = useMessages('forms');
  if (isSuspect)
    return (
      <StatusPill tone="warn" icon="warning-fill">
        {t('state.suspect')}
      </StatusPill>
    );
  if (state === 'open')
    return (
      <StatusPill tone="info" icon="hourglass-fill">
        {t('state.open')}
      </StatusPill>
    );
  return (
    <StatusPill tone="good" icon="check-circle-fill">
      {t(answers.length > 0 ? 'state.answered' : 'state.done')}
    </StatusPill>
  );
}
