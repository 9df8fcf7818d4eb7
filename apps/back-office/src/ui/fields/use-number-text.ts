import { useState } from 'react';

type Typing<Value> = { readonly text: string; readonly before: Value };
/** Undefined: the text cannot be read. */
type Read<Value> = (text: string) => Value | undefined;

/** What a text comes to while it is typed: what cannot be read leaves the value as it was before, not as its first digits said. */
export function valueOf<Value>({ text, before }: Typing<Value>, read: Read<Value>): Value {
  const value = read(text);
  return value === undefined ? before : value;
}

type Rules<Value> = {
  readonly value: Value;
  readonly read: Read<Value>;
  readonly write: (value: Value) => string;
  readonly onChange: (value: Value) => void;
};

/** The text of a field that stands for a number. While it is typed it stays as typed: `12,` must not jump to `12,00`. */
export function useNumberText<Value>({ value, read, write, onChange }: Rules<Value>) {
  const [typing, setTyping] = useState<Typing<Value>>();
  const isWrong = typing !== undefined && read(typing.text) === undefined;
  return {
    text: typing?.text ?? write(value),
    isWrong,
    take: (text: string) => {
      const next = { text, before: typing ? typing.before : value };
      setTyping(next);
      onChange(valueOf(next, read));
    },
    /** What can be read is written as the shop writes it; the rest stays, to be corrected. */
    leave: () => {
      if (!isWrong) setTyping(undefined);
    },
  };
}

/** A pattern that no text has: forms are not sent, and edits not saved, while a field has it, since what it says would be left out. */
export const unreadable = '(?!)';
