/** The shop writes in one language that somebody decided their own request, before what they wrote themselves. */
const mark = 'decided alone';

export function readReason(text: string): { readonly isAlone: boolean; readonly rest: string } {
  if (text === mark) return { isAlone: true, rest: '' };
  return text.startsWith(`${mark}: `) ? { isAlone: true, rest: text.slice(mark.length + 2) } : { isAlone: false, rest: text };
}
