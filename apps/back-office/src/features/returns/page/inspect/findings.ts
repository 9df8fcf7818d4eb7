import type { Disposition, FindingInput, ReturnCondition } from '../../../../generated/graphql.ts';
import type { ReturnLine } from '../return.ts';

export const conditionNames = ['as_new', 'opened', 'worn', 'damaged', 'incomplete'] as const satisfies readonly ReturnCondition[];
/** LAW-23: clothes are never destroyed, so that is no choice. */
export const dispositionNames = ['restock', 'b_stock', 'repair', 'donate', 'recycle'] as const satisfies readonly Disposition[];

/** What somebody has filled in of some pieces of a line. */
export type Finding = {
  readonly id: number;
  readonly lineId: number;
  readonly quantity: number;
  readonly condition: ReturnCondition | null;
  readonly disposition: Disposition | null;
  readonly valueLoss: number | null;
  readonly valueLossReason: string;
};

type Came = Pick<ReturnLine, 'lineId' | 'received' | 'unit'>;

const blank = { condition: null, disposition: null, valueLoss: null, valueLossReason: '' } as const;

/**
 * One finding a line that came, as most pieces of a line look alike, and by the latest count: what is too much goes, first of those that
 * were not taken apart, and what is missing is still to be looked at.
 */
export function withinReceived(findings: readonly Finding[], lines: readonly Came[]): readonly Finding[] {
  let newest = Math.max(-1, ...findings.map(({ id }) => id));
  return lines.flatMap(({ lineId, received }) => {
    const own = findings.filter((finding) => finding.lineId === lineId);
    let over = own.reduce((sum, { quantity }) => sum + quantity, 0) - received;
    const kept = own.flatMap((finding) => {
      const cut = Math.min(Math.max(0, over), finding.quantity);
      over -= cut;
      return cut < finding.quantity ? [{ ...finding, quantity: finding.quantity - cut }] : [];
    });
    if (over >= 0) return kept;
    newest += 1;
    return [...kept, { ...blank, id: newest, lineId, quantity: -over }];
  });
}

/** What mostly becomes of a piece in such a condition; a person may say otherwise. */
const usual: Readonly<Record<ReturnCondition, Disposition>> = {
  as_new: 'restock',
  opened: 'restock',
  worn: 'b_stock',
  damaged: 'repair',
  incomplete: 'b_stock',
};

export const inCondition = (finding: Finding, condition: ReturnCondition): Finding => ({
  ...finding,
  condition,
  disposition: finding.condition === null || finding.disposition === usual[finding.condition] ? usual[condition] : finding.disposition,
});

export const changed = (findings: readonly Finding[], next: Finding): readonly Finding[] =>
  findings.map((finding) => (finding.id === next.id ? next : finding));

/** One piece looks otherwise than the rest: it gets a finding of its own behind them. */
export function split(findings: readonly Finding[], id: number): readonly Finding[] {
  const newest = Math.max(...findings.map((finding) => finding.id)) + 1;
  return findings.flatMap((finding) =>
    finding.id === id && finding.quantity > 1
      ? [
          { ...finding, quantity: finding.quantity - 1 },
          { ...blank, id: newest, lineId: finding.lineId, quantity: 1 },
        ]
      : [finding],
  );
}

/** And back: its pieces are like those of the finding before. */
export function join(findings: readonly Finding[], id: number): readonly Finding[] {
  const gone = findings.find((finding) => finding.id === id);
  const kept = findings.find((finding) => finding.lineId === gone?.lineId && finding.id !== id);
  if (!gone || !kept) return findings;
  return changed(
    findings.filter((finding) => finding !== gone),
    { ...kept, quantity: kept.quantity + gone.quantity },
  );
}

export const allAsNew = (findings: readonly Finding[]): readonly Finding[] =>
  findings.map((finding) => ({ ...finding, ...blank, condition: 'as_new', disposition: 'restock' }));

export type Fault = 'condition' | 'disposition' | 'tooMuch' | 'sentence';

/** What is missing or cannot be; undefined: nothing. Money is kept only with a sentence that the customer reads (LAW-08). */
export function faultOf(finding: Finding, lines: readonly Came[]): Fault | undefined {
  if (finding.condition === null) return 'condition';
  if (finding.disposition === null) return 'disposition';
  const unit = lines.find(({ lineId }) => lineId === finding.lineId)?.unit.cents ?? 0;
  if ((finding.valueLoss ?? 0) > unit * finding.quantity) return 'tooMuch';
  return (finding.valueLoss ?? 0) > 0 && finding.valueLossReason.trim() === '' ? 'sentence' : undefined;
}

/** As the contract wants them, once nothing is missing. */
export const findingInputs = (findings: readonly Finding[]): FindingInput[] =>
  findings.flatMap(({ lineId, quantity, condition, disposition, valueLoss, valueLossReason }) =>
    condition === null || disposition === null
      ? []
      : [
          {
            lineId,
            quantity,
            condition,
            disposition,
            ...(valueLoss ? { valueLoss, valueLossReason: valueLossReason.trim() } : {}),
          },
        ],
  );
