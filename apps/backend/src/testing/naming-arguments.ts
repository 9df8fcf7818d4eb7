import type { GraphQLSchema } from 'graphql';
import { argumentLeaves, type ArgumentLeaf } from './argument-leaves.ts';

/** A place of the schema where a caller names one object: `Mutation.mergeCarts(source_cart_id)`. */
export type NamingArgument = Omit<ArgumentLeaf, 'leaf'>;

const namingWords = new Set(['id', 'uid', 'hash', 'token', 'code', 'number', 'identifier', 'mask']);

/** Every argument of the schema, also inside inputs, whose name or type says that it names something. */
export const namingArguments = (schema: GraphQLSchema): readonly NamingArgument[] =>
  argumentLeaves(schema).filter(({ path, leaf }) => leaf.name === 'ID' || namingWords.has(lastWord(path.at(-1) ?? '')));

/** `source_cart_id` and `wishlistItemsIds` both end in id. */
const lastWord = (name: string): string =>
  (name.match(/[A-Z]?[a-z]+|\d+/g)?.at(-1) ?? name).toLowerCase().replace(/(?<=id|uid|code|token|identifier)s$/, '');
