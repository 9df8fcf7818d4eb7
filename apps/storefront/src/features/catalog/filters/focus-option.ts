import { showMissing } from '../../../lib/browser/show-missing.ts';

/** Leads to what must be chosen: into view, and the focus on the first value of the axis. */
export function focusAxis(form: HTMLElement | null, code: string): void {
  const input = form?.querySelector<HTMLInputElement>(`input[name="${CSS.escape(code)}"]`);
  showMissing(input?.closest('fieldset'), input);
}
