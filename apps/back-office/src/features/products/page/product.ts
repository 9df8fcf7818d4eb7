import {
  EditProductDocument,
  type ProductChangedFragment,
  type ProductPageFragment,
  type ProductQuery,
} from '../../../generated/graphql.ts';
import { ask } from '../../../lib/api/api.ts';
import type { Current } from '../../../lib/edits/edit-state.ts';
import type { Edit, Edits, SaveAnswer } from '../../../lib/edits/use-edits.ts';
import type { RefusalText } from '../../../lib/refusals/use-refusal.ts';

export type Product = ProductPageFragment;
export type Choices = ProductQuery['productChoices'];
/** Fields by their paths, as the shop names them. */
export type ProductValues = Readonly<Record<string, unknown>>;
export type ProductEdits = Edits<ProductValues>;

/** What a tab shows and changes. */
export type TabProps = { readonly product: Product; readonly choices: Choices; readonly edits: ProductEdits; readonly isReadOnly: boolean };

export const currentOf = ({ version, values }: Product): Current<ProductValues> => ({ version, values: values as ProductValues });

export const textIn = (values: ProductValues, field: string): string => {
  const value = values[field];
  return typeof value === 'string' ? value : '';
};
export const numberIn = (values: ProductValues, field: string): number | null => {
  const value = values[field];
  return typeof value === 'number' ? value : null;
};

/** Those that have texts of their own come first; others take theirs from one of these. */
export const ownStores = ({ stores }: Choices) => stores.filter(({ fallback }) => !fallback);
export const otherStores = ({ stores }: Choices) => stores.filter(({ fallback }) => fallback);

function answerOf(answer: ProductChangedFragment, words: RefusalText): SaveAnswer<ProductValues> {
  if (answer.__typename === 'ProductSaved') return { kind: 'saved', current: currentOf(answer.product), merged: answer.merged };
  if (answer.__typename === 'EditConflict') return { kind: 'conflict', conflict: answer };
  return answer.__typename === 'Refusal' ? { kind: 'refused', message: words(answer), field: answer.field } : { kind: 'waits' };
}

export const saveProduct =
  (words: RefusalText, onSaved: () => void) =>
  async (edit: Edit): Promise<SaveAnswer<ProductValues>> => {
    const answer = answerOf((await ask(EditProductDocument, { edit })).editProduct, words);
    // What is missing, and where it is seen, is another now.
    if (answer.kind === 'saved') onSaved();
    return answer;
  };
