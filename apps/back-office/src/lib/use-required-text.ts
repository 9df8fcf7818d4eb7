import { useState } from 'react';

/** A text without which nothing is sent; `missing` is what its field says then. */
export function useRequiredText(missing: string) {
  const [value, setValue] = useState('');
  const [isMissing, setMissing] = useState(false);
  return {
    field: {
      value,
      error: isMissing ? missing : undefined,
      onChange: (typed: string) => {
        setValue(typed);
        setMissing(false);
      },
    },
    /** What was typed, without the space around it; where that is nothing, the field says so. */
    take: (): string => {
      const text = value.trim();
      setMissing(text === '');
      return text;
    },
  };
}
