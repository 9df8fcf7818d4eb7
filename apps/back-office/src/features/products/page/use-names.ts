import { useState } from 'react';
import type { Found } from './find-product.tsx';
import { addMember } from './member-rows.tsx';
import type { TabProps } from './product.ts';

/** Names of those that the page came with, and of those that were found since. */
export function useNames({ product, edits }: TabProps) {
  const [found, setFound] = useState<readonly Found[]>([]);
  const nameOf = (id: string) => {
    const named = [...product.named, ...found].find((one) => one.id === id);
    return named
      ? { name: named.name, note: named.sku, picture: named.picture ?? null, to: `/products/${encodeURIComponent(named.sku)}` }
      : { name: id };
  };
  /** One that no list of the page names yet. */
  const learn = (one: Found) => setFound((before) => [...before, one]);
  const add = (begin: string) => (one: Found) => {
    learn(one);
    addMember(edits, begin, one.id);
  };
  return { nameOf, add, learn };
}
