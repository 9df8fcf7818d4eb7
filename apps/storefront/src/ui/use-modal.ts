import { useLayoutEffect, useRef, type RefObject } from 'react';

type Modal = { readonly ref: RefObject<HTMLDialogElement | null>; readonly onClose: () => void };

/** For a dialog that is open as long as it is in the page. */
export function useModal(onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  // Closed while it is still in the page: only then the focus goes back to what opened it.
  useLayoutEffect(() => {
    const element = ref.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return {
    ref,
    // The event comes late: React's strict mode closes and opens it again before.
    onClose: () => {
      if (ref.current?.open === false) onClose();
    },
  };
}
