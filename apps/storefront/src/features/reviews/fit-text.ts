type Fit = 'small' | 'normal' | 'large';
export type FitSummary = { readonly answers: number; readonly small: number; readonly normal: number; readonly large: number };

/** Below this many answers a share says nothing (UX-26). */
const minAnswers = 5;

/** What most buyers say about the fit, and their share; undefined while too few have answered. */
export function fitOpinion(
  summary: FitSummary | null | undefined,
): { readonly fit: Fit; readonly share: number; readonly answers: number } | undefined {
  if (!summary || summary.answers < minAnswers) return undefined;
  const fit = (['normal', 'small', 'large'] as const).reduce((best, next) => (summary[next] > summary[best] ? next : best));
  return { fit, share: summary[fit] / summary.answers, answers: summary.answers };
}

export const isFit = (text: string | null | undefined): text is Fit => text === 'small' || text === 'normal' || text === 'large';
