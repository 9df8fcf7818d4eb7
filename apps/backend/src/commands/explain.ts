import { StartError } from '#kernel/errors.ts';
import { command, readOptions } from './command.ts';
import { cartLines } from './explain/explain-cart.ts';
import { searchLines, usage } from './explain/explain-search.ts';

const options = { lang: { type: 'string' }, limit: { type: 'string', default: '5' } } as const;
const maxResults = 50;

/** `npm run explain`: why a search text finds what it finds, or with `cart <id>` why an amount of a cart is what it is. */
await command(async (args) => {
  const { positionals: terms, values } = readOptions(args, options, usage);
  const limit = Number(values.limit);
  const [first, second, ...others] = terms;
  if (first === undefined || !Number.isInteger(limit) || limit < 1) throw new StartError(usage);
  if (first === 'cart' && second !== undefined && others.length === 0) return cartLines(second);
  const text = first === 'search' && second !== undefined ? terms.slice(1) : terms;
  return searchLines({ query: text.join(' '), language: values.lang, limit: Math.min(limit, maxResults) });
});
