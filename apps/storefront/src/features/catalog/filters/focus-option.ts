/** Leads to what must be chosen: into view, and the focus on the first value of the axis. */
export function focusAxis(form: HTMLElement | null, code: string): void {
  const input = form?.querySelector<HTMLInputElement>(`input[name="${CSS.escape(code)}"]`);
  input?.closest('fieldset')?.scrollIntoView({ block: 'center' });
  input?.focus({ preventScroll: true });
}
