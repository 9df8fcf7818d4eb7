/** Why a file was not taken, for the person who sent it. */
export class UploadRefused extends Error {
  override readonly name = 'UploadRefused';
  readonly code: 'too-large' | 'type' | 'empty' | 'too-many' | 'broken';

  constructor(code: UploadRefused['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Looks at a file while it comes: what its name and its sender say of it is not believed. */
type Check = { readonly takes: (chunk: Uint8Array) => boolean; readonly ends: () => boolean };

type Kind = {
  readonly mostBytes: number;
  readonly createCheck: () => Check;
  readonly sentences: { readonly tooLarge: string; readonly type: string };
};

const megabyte = 1024 ** 2;

/** What can be sent. A table is read in the memory of the shop, so that larger ones are for the command. */
export const uploadKinds = {
  csv: {
    mostBytes: 50 * megabyte,
    createCheck: checkTable,
    sentences: {
      tooLarge: 'A CSV file has at most 50 MB.',
      type: 'This is no CSV file in UTF-8. Spreadsheets save as "CSV UTF-8".',
    },
  },
} as const satisfies Readonly<Record<string, Kind>>;

export type UploadKind = keyof typeof uploadKinds;

export const isUploadKind = (name: string): name is UploadKind => Object.hasOwn(uploadKinds, name);

/** Markup, JSON, PDF: texts, but no tables. */
const otherBeginning = /^\uFEFF?\s*[<{[%]/;

/** A text in UTF-8 to its last byte, without a zero: archives, pictures and spreadsheets have one, or are no UTF-8. */
function checkTable(): Check {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let isFirst = true;
  const isText = (decode: () => string): boolean => {
    try {
      const text = decode();
      const isTable = !text.includes('\0') && !(isFirst && otherBeginning.test(text));
      isFirst = false;
      return isTable;
    } catch {
      return false;
    }
  };
  return { takes: (chunk) => isText(() => decoder.decode(chunk, { stream: true })), ends: () => isText(() => decoder.decode()) };
}
