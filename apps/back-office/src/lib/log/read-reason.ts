/** The shop writes in one language that somebody decided their own request, before what they wrote themselves. */
const mark = 'decided alone';

/** The same for why an approved request came to nothing. */
const failures = {
  'what would be done is no longer what was asked for': 'otherNow',
  'somebody else has changed the same field': 'changedSince',
} as const;

type Reason = {
  readonly isAlone: boolean;
  readonly rest: string;
  /** What the rest is called by, where the shop wrote it. */
  readonly failure?: (typeof failures)[keyof typeof failures];
};

const isFailure = (text: string): text is keyof typeof failures => Object.hasOwn(failures, text);

export function readReason(text: string): Reason {
  if (isFailure(text)) return { isAlone: false, rest: text, failure: failures[text] };
  if (text === mark) return { isAlone: true, rest: '' };
  return text.startsWith(`${mark}: `) ? { isAlone: true, rest: text.slice(mark.length + 2) } : { isAlone: false, rest: text };
}
