export type TextRun = { readonly text: string; readonly completes: boolean };

/**
 * A suggested term in runs: what the shopper has typed stays plain, what completes it stands out. A term that does not
 * contain the typed text is a correction and stands out as a whole.
 */
export function highlightRuns(term: string, typed: string): readonly TextRun[] {
  const start = term.toLowerCase().indexOf(typed);
  if (typed === '' || start === -1) return [{ text: term, completes: true }];
  const end = start + typed.length;
  return [
    { text: term.slice(0, start), completes: true },
    { text: term.slice(start, end), completes: false },
    { text: term.slice(end), completes: true },
  ].filter(({ text }) => text !== '');
}
