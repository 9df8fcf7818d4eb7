/** For `ref`: the field a dialog is about has the focus when it opens. One function, so that no later render takes the focus again. */
export const focusFirst = (element: HTMLElement | null): void => element?.focus();
