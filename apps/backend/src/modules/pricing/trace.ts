import type { TraceStep } from './totals-model.ts';

export type Trace = { readonly steps: readonly TraceStep[]; add(step: string, about: string, cents: number, because: string): void };

/** Collects why each amount is what it is; `npm run explain -- cart <id>` prints it. */
export function createTrace(): Trace {
  const steps: TraceStep[] = [];
  return { steps, add: (step, about, cents, because) => void steps.push({ step, about, cents, because }) };
}
