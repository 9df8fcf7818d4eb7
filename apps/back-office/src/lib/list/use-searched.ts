import { useState } from 'react';

/** The address has it only when the answer is there: until then the field shows what was typed. */
export function useSearched(inAddress: string): readonly [string, (text: string) => void] {
  const [searched, setSearched] = useState(inAddress);
  const [known, setKnown] = useState(inAddress);
  if (known !== inAddress) {
    setKnown(inAddress);
    setSearched(inAddress);
  }
  return [searched, setSearched];
}
