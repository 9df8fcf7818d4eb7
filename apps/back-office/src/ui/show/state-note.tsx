import { useState, type ReactNode } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import { Button } from '../actions/button.tsx';
import { TextButton } from '../actions/text-button.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { Icon } from '../icons/icon.tsx';
import styles from './state-note.module.css';
import type { Tone } from './status-pill.tsx';

type Props = {
  readonly icon: IconName;
  readonly tone?: Tone;
  readonly title: string;
  readonly children?: ReactNode;
  /** One button: what to do about it. */
  readonly action?: ReactNode;
  /** Somebody did something, and this came of it. */
  readonly isAlert?: boolean;
  readonly role?: 'alert' | 'status';
};

/** Instead of a list or a page: icon, a sentence why, one button. */
export function StateNote({ icon, tone = 'idle', title, children, action, isAlert = false, role }: Props) {
  return (
    <div className={styles.state} role={isAlert ? 'alert' : role}>
      <span className={styles.icon} data-tone={tone}>
        <Icon name={icon} size={20} />
      </span>
      <h2 className={styles.title}>{title}</h2>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

/** Nothing is there yet: why, and the way to the first. */
export function EmptyState(props: Pick<Props, 'icon' | 'title' | 'children' | 'action'>) {
  return <StateNote {...props} />;
}

/** There are some, but none that fits: which filter to drop is shown by its chips. */
export function NoMatch({ chips, onClear }: { readonly chips?: ReactNode; readonly onClear?: () => void }) {
  const t = useMessages('ui');
  return (
    <StateNote
      icon="magnifying-glass"
      title={t('noMatch')}
      action={
        onClear && (
          <Button icon="x" onClick={onClear}>
            {t('clearFilters')}
          </Button>
        )
      }
    >
      {chips ? <span className={styles.chips}>{chips}</span> : t('noMatchText')}
    </StateNote>
  );
}

export function Refused({ children, action }: { readonly children?: ReactNode; readonly action?: ReactNode }) {
  const t = useMessages('ui');
  return (
    <StateNote icon="lock-key" tone="warn" title={t('refused')} action={action} isAlert>
      {children ?? t('refusedText')}
    </StateNote>
  );
}

export function Gone({ children, action }: { readonly children?: ReactNode; readonly action?: ReactNode }) {
  const t = useMessages('ui');
  return (
    <StateNote icon="prohibit" title={t('gone')} action={action} isAlert>
      {children ?? t('goneText')}
    </StateNote>
  );
}

/** It is the shop's fault: the number that finds it in the log, to copy. */
export function Failed({ requestId, onRetry }: { readonly requestId?: string | undefined; readonly onRetry?: () => void }) {
  const t = useMessages('ui');
  return (
    <StateNote
      icon="warning"
      tone="bad"
      title={t('failed')}
      isAlert
      action={
        onRetry && (
          <Button icon="arrow-clockwise" onClick={onRetry}>
            {t('retry')}
          </Button>
        )
      }
    >
      {requestId ? `${t('failedText')} ${t('failedNumber')}` : t('failedText')}
      {requestId && <RequestId id={requestId} />}
    </StateNote>
  );
}

function RequestId({ id }: { readonly id: string }) {
  const t = useMessages('ui');
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(id);
    setCopied(true);
  };
  return (
    <span className={styles.request}>
      <code>{id}</code>
      <TextButton icon={isCopied ? 'check' : 'copy'} onClick={() => void copy()}>
        {isCopied ? t('copied') : t('copyRequestId')}
      </TextButton>
    </span>
  );
}
