import { chosenVariant, choose, matchingVariants, nextAxis, type Selection } from '@shop/rules/option-matrix';
import {
  createContext,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { addressOf } from './option-address.ts';
import type { ProductMatrix, VariantFacts } from './product-matrix.ts';

export type Choice = {
  /** Of this product on the page: a look has several. */
  readonly id: string;
  readonly matrix: ProductMatrix;
  readonly selection: Selection;
  /** The same function for every choice. */
  readonly choose: (axis: number, value: number) => void;
  /** The one variant that is chosen. */
  readonly variant: VariantFacts | undefined;
  /** All that can still be meant. */
  readonly candidates: readonly VariantFacts[];
  /** The first axis without a choice. */
  readonly missing: number | undefined;
  /** Somebody wanted to buy before everything was chosen: says so at the options (UX-22). */
  readonly isAsked: boolean;
  readonly ask: () => void;
};

const ChoiceContext = createContext<Choice | undefined>(undefined);
const LaterChoiceContext = createContext<Choice | undefined>(undefined);

type Props = {
  readonly matrix: ProductMatrix;
  readonly initial: Selection;
  /** The page is about this product: its address names the choice. */
  readonly inAddress?: boolean;
  readonly onChange?: (variant: VariantFacts | undefined) => void;
  /** Whoever holds several products asks for what is missing of this one. */
  readonly isAskedFor?: boolean;
  readonly children: ReactNode;
};

/** Holds what is chosen on the page; the address follows without a request, so that a choice can be shared and reloaded. */
export function ChoiceProvider({ matrix, initial, inAddress = true, onChange, isAskedFor = false, children }: Props) {
  const id = useId();
  const [selection, setSelection] = useState(initial);
  const [isAsked, setIsAsked] = useState(false);
  const take = useCallback(
    (axis: number, value: number) => {
      setSelection((current) => choose(matrix, current, axis, value));
      setIsAsked(false);
    },
    [matrix],
  );
  const ask = useCallback(() => setIsAsked(true), []);
  const choice = useMemo((): Choice => {
    const variant = matrix.variants[chosenVariant(matrix, selection) ?? -1];
    const candidates = variant ? [variant] : matchingVariants(matrix, selection).flatMap((index) => matrix.variants[index] ?? []);
    const missing = nextAxis(matrix, selection);
    return { id, matrix, selection, choose: take, variant, candidates, missing, isAsked: isAsked || isAskedFor, ask };
  }, [id, matrix, selection, take, isAsked, isAskedFor, ask]);
  return (
    <ChoiceContext value={choice}>
      <LaterChoiceContext value={useDeferredValue(choice)}>
        {onChange === undefined ? null : <Told onChange={onChange} />}
        {inAddress ? <Address /> : null}
        {children}
      </LaterChoiceContext>
    </ChoiceContext>
  );
}

/** Tells whoever holds several products what is chosen of this one. */
function Told({ onChange }: Required<Pick<Props, 'onChange'>>) {
  const { selection, variant } = useChoice();
  const told = useRef(selection);
  useEffect(() => {
    if (told.current === selection) return;
    told.current = selection;
    onChange(variant);
  }, [selection, variant, onChange]);
  return null;
}

/** The address follows once the choice is shown. React Router keeps its own entry in the state: nothing is loaded again. */
function Address() {
  const { matrix, selection } = useLaterChoice();
  const [first] = useState(selection);
  const isChanged = first !== selection;
  useEffect(() => {
    if (!isChanged) return undefined;
    const timer = window.setTimeout(() =>
      window.history.replaceState(window.history.state, '', addressOf(matrix, selection, window.location.href)),
    );
    return () => window.clearTimeout(timer);
  }, [matrix, selection, isChanged]);
  return null;
}

/** What is chosen of the product with variants this part of the page belongs to. */
export function useChoice(): Choice {
  const choice = useContext(ChoiceContext);
  if (!choice) throw new Error('ChoiceProvider is missing');
  return choice;
}

/** The same for what may follow a moment later: pictures, delivery, branches. The choice itself is on the screen before them. */
export function useLaterChoice(): Choice {
  const choice = useContext(LaterChoiceContext);
  if (!choice) throw new Error('ChoiceProvider is missing');
  return choice;
}

/** Ids of the parts of a choice that the button leads to. */
export const optionsId = ({ id }: Pick<Choice, 'id'>): string => `${id}options`;
export const soldOutId = ({ id }: Pick<Choice, 'id'>): string => `${id}soldout`;
