import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tabs.module.css';

type Props = { readonly label: string; readonly tabs: readonly { readonly title: string; readonly content: ReactNode }[] };

/** One of several contents; arrow keys move between the tabs. */
export function Tabs({ label, tabs }: Props) {
  const id = useId();
  const [open, setOpen] = useState(0);
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const next = (open + step + tabs.length) % tabs.length;
    setOpen(next);
    event.currentTarget.parentElement?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <>
      <div className={styles.tabs} role="tablist" aria-label={label}>
        {tabs.map(({ title }, index) => (
          <button
            key={title}
            type="button"
            role="tab"
            id={`${id}tab${index}`}
            aria-controls={index === open ? `${id}panel` : undefined}
            aria-selected={index === open}
            tabIndex={index === open ? 0 : -1}
            className={styles.tab}
            onClick={() => setOpen(index)}
            onKeyDown={move}
          >
            {title}
          </button>
        ))}
      </div>
      <div key={open} role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}tab${open}`}>
        {tabs[open]?.content}
      </div>
    </>
  );
}
