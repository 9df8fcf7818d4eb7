import { useEffect, useRef, useState } from 'react';
import { FindDocument, type FindQuery } from '../../generated/graphql.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { ask } from '../../lib/api/api.ts';

type Found = {
  readonly hits: FindQuery['find'];
  /** The hits are those of an earlier text. */
  readonly isSearching: boolean;
  readonly hasFailed: boolean;
};

const nothing: Found = { hits: [], isSearching: false, hasFailed: false };
/** While somebody types nothing is asked for; with the next breath it is. */
const pause = 150;
const fewestLetters = 2;
const mostLetters = 100;

/** What the shop finds for what is typed; an answer that comes too late is not shown. */
export function useFound(): Found & { readonly onType: (typed: string) => void } {
  const [found, setFound] = useState(nothing);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const newest = useRef('');
  useEffect(() => () => clearTimeout(timer.current), []);
  const look = async (text: string) => {
    try {
      const { find } = await ask(FindDocument, { text });
      if (newest.current === text) setFound({ ...nothing, hits: find });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (newest.current === text) setFound({ ...nothing, hasFailed: true });
    }
  };
  const onType = (typed: string) => {
    const text = typed.trim().slice(0, mostLetters);
    clearTimeout(timer.current);
    newest.current = text;
    // What begins with this sign looks for actions alone.
    if (text.length < fewestLetters || text.startsWith('>')) {
      setFound(nothing);
      return;
    }
    setFound(({ hits }) => ({ ...nothing, hits, isSearching: true }));
    timer.current = setTimeout(() => void look(text), pause);
  };
  return { ...found, onType };
}
