import type {
  ExchangePreviewQuery,
  ReturnAnswerFragment,
  ReturnPageFragment,
  ReturnState,
  SettlementPreviewQuery,
} from '../../../generated/graphql.ts';

export type Return = ReturnPageFragment;
export type ReturnLine = Return['lines'][number];
export type ReturnAnswer = ReturnAnswerFragment;
export type SettlementPreview = Extract<SettlementPreviewQuery['settlementPreview'], { readonly __typename: 'SettlementPreview' }>;

export type ExchangePreview = Extract<ExchangePreviewQuery['exchangePreview'], { readonly __typename: 'ExchangePreview' }>;

export type ReturnStepView = { readonly state: ReturnState; readonly is: 'done' | 'now' | 'next' };

/** The way of a return and how far it is; undefined where it ended otherwise. What it left out is not on its way. */
export function stepsOf({ state, steps }: Pick<Return, 'state' | 'steps'>): readonly ReturnStepView[] | undefined {
  if (state === 'rejected') return undefined;
  const passed = new Set<ReturnState>(steps.map((step) => step.state));
  const isDecided = passed.has('accepted') || state === 'announced';
  const way: readonly ReturnState[] = [
    'announced',
    ...(isDecided ? (['accepted'] as const) : []),
    ...(passed.has('in_transit') ? (['in_transit'] as const) : []),
    ...(state === 'expired' ? (['expired'] as const) : []),
    'received',
    'inspected',
    'closed',
  ];
  const at = way.indexOf(state);
  return way.map((one, index) => ({ state: one, is: index < at || state === 'closed' ? 'done' : index === at ? 'now' : 'next' }));
}

/** What the shop can do with a return, the next step first. */
const returnSteps = ['accept', 'receive', 'inspect', 'settle', 'close'] as const;
export type ReturnStepName = (typeof returnSteps)[number];

export const mayMoveTo = ({ moves }: Pick<Return, 'moves'>, to: ReturnState): boolean => moves.some((move) => move.to === to);

const mayDo: Readonly<Record<ReturnStepName, (back: Return) => boolean>> = {
  accept: (back) => mayMoveTo(back, 'accepted'),
  receive: (back) => mayMoveTo(back, 'received') && back.state !== 'received',
  inspect: (back) => back.can.includes('inspectReturn'),
  settle: (back) => back.can.includes('settleReturn') && back.lines.some(({ open }) => open > 0),
  close: (back) => mayMoveTo(back, 'closed') && back.lines.every(({ open }) => open === 0),
};

/** The one step that comes next for this person; money before the goods were looked at is no usual step. */
export const nextStep = (back: Return): ReturnStepName | undefined =>
  returnSteps.find((step) => mayDo[step](back) && !(step === 'settle' && back.settlesAsGoodWill));
