import { useMessages } from '../../i18n/language-context.tsx';
import { steps, type Step } from './cart-facts.ts';
import { useEditedStep } from './use-edited-step.ts';

/** Which step is open: the one somebody went back to, or else the first that is not done. */
export function useSteps(next: Step) {
  const t = useMessages('checkout');
  const { edited, isMoved, go, leave } = useEditedStep();
  const nth = (step: Step): number => steps.indexOf(step);
  const open = edited !== undefined && nth(edited) <= nth(next) ? edited : next;
  const stateOf = (step: Step) => (step === open ? 'open' : nth(step) < nth(next) ? 'done' : 'waiting');
  return {
    open,
    go,
    leave,
    frame: (step: Step) =>
      ({ number: nth(step) + 1, title: t(step), state: stateOf(step), onChange: () => go(step), isEntered: isMoved }) as const,
  };
}
