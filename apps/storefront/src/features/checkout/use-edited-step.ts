import { useEffect, useRef, useState } from 'react';
import { forgetDraft, readDraft, saveDraft } from '../../lib/forms/drafts.ts';
import { steps, type Step } from './cart-facts.ts';

/** Under this name the tab keeps which step was opened again. */
export const openStep = 'checkout open step';

/** The step somebody went back to, also after a reload; undefined is the first that is not done. */
export function useEditedStep() {
  const [edited, setEdited] = useState(() => steps.find((step) => step === readDraft(openStep, { step: '' }).step));
  const [isMoved, setMoved] = useState(false);
  const go = (step: Step | undefined) => {
    setMoved(true);
    setEdited(step);
    if (step === undefined) forgetDraft(openStep);
    else saveDraft(openStep, { step });
  };
  const current = useRef(edited);
  useEffect(() => void (current.current = edited), [edited]);
  return {
    edited,
    isMoved,
    go,
    /** The step is done. Whoever has gone on to another one meanwhile stays there. */
    leave: (step: Step) => {
      if (current.current === undefined || current.current === step) go(undefined);
    },
  };
}
