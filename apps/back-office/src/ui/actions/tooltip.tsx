import { cloneElement, useEffect, useId, useRef, type KeyboardEvent, type PointerEvent, type ReactElement } from 'react';
import { placeBeside } from './place-beside.ts';
import styles from './tooltip.module.css';

type Described = { readonly 'aria-describedby'?: string | undefined };
type Props = {
  readonly text: string;
  /** A name that is on the control already: it is shown, and not read twice. */
  readonly isName?: boolean;
  /** Also when the control is pressed: for those that say why they do nothing. */
  readonly onPress?: boolean;
  readonly children: ReactElement<Described>;
};

const delay = 500;

/** A short text beside a control that is pointed at or has the focus; Esc hides it, and the pointer may walk onto it (WCAG 1.4.13). */
export function Tooltip({ text, isName = false, onPress = false, children }: Props) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const hide = () => {
    clearTimeout(timer.current);
    if (tip.current?.matches(':popover-open')) tip.current.hidePopover();
  };
  const show = () => {
    clearTimeout(timer.current);
    const control = anchor.current?.firstElementChild;
    if (!control || !tip.current || tip.current.matches(':popover-open')) return;
    tip.current.showPopover();
    placeBeside(tip.current, control);
  };
  const wait = (then: () => void, milliseconds: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(then, milliseconds);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !tip.current?.matches(':popover-open')) return;
    event.stopPropagation();
    hide();
  };

  return (
    <span
      ref={anchor}
      className={styles.anchor}
      role="presentation"
      onPointerEnter={(event: PointerEvent) => event.pointerType !== 'touch' && wait(show, delay)}
      onPointerLeave={() => wait(hide, 100)}
      onFocus={(event) => event.target.matches(':focus-visible') && show()}
      onBlur={hide}
      onKeyDown={onKeyDown}
      onClick={onPress ? show : hide}
    >
      {cloneElement(children, isName ? {} : { 'aria-describedby': id })}
      <span ref={tip} id={id} role="tooltip" popover="manual" className={styles.tip} aria-hidden={isName || undefined}>
        {text}
      </span>
    </span>
  );
}
