import { headBytes, photographType, PhotographRefused, plainPhotograph } from '#modules/media/index.ts';

/** Why a file was not taken, for the person who sent it. */
export class UploadRefused extends Error {
  override readonly name = 'UploadRefused';
  readonly code: 'too-large' | 'type' | 'pixels' | 'empty' | 'too-many' | 'broken' | 'full' | 'away';

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
  /** What is kept of it, once it has arrived; all of it, where there is none. */
  readonly prepare?: (bytes: Uint8Array) => Promise<Uint8Array>;
  readonly sentences: { readonly tooLarge: string; readonly type: string };
};

const megabyte = 1024 ** 2;

/** What can be sent. A table is read row by row; how much of it the shop compares at once is known to who reads it. */
const uploadKinds = {
  csv: {
    mostBytes: 200 * megabyte,
    createCheck: checkTable,
    sentences: {
      tooLarge: 'A CSV file has at most 200 MB.',
      type: 'This is no CSV file in UTF-8. Spreadsheets save as "CSV UTF-8".',
    },
  },
  sheet: {
    mostBytes: 25 * megabyte,
    createCheck: checkLines,
    sentences: {
      tooLarge: 'The changes of a sheet have at most 25 MB.',
      type: 'These are no changes of a sheet.',
    },
  },
  picture: {
    mostBytes: 25 * megabyte,
    createCheck: checkPhotograph,
    prepare: preparePhotograph,
    sentences: {
      tooLarge: 'A picture has at most 25 MB.',
      type: 'This is no picture as JPEG, PNG or WebP, or it is damaged.',
    },
  },
  // For the library: it is drawn anew when it is put there, as large as the shop can show it.
  media: {
    mostBytes: 25 * megabyte,
    createCheck: checkPhotograph,
    sentences: {
      tooLarge: 'A picture has at most 25 MB.',
      type: 'This is no picture as JPEG, PNG or WebP.',
    },
  },
} as const satisfies Readonly<Record<string, Kind>>;

export const kindOf = (kind: UploadKind): Kind => uploadKinds[kind];

export type UploadKind = keyof typeof uploadKinds;

export const isUploadKind = (name: string): name is UploadKind => Object.hasOwn(uploadKinds, name);

/** Markup, JSON, PDF: texts, but no tables. */
const otherBeginning = /^\uFEFF?\s*[<{[%]/;

/** Everything but texts that begin as something else. */
function checkTable(): Check {
  return checkText((text) => !otherBeginning.test(text));
}

/** A line of JSON for each row. */
function checkLines(): Check {
  return checkText((text) => text.startsWith('{'));
}

/** A text in UTF-8 to its last byte, without a zero: archives, pictures and spreadsheets have one, or are no UTF-8. */
function checkText(beginsWell: (text: string) => boolean): Check {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let isFirst = true;
  const isText = (decode: () => string): boolean => {
    try {
      const text = decode();
      const isTaken = !text.includes('\0') && (!isFirst || beginsWell(text));
      isFirst = false;
      return isTaken;
    } catch {
      return false;
    }
  };
  return { takes: (chunk) => isText(() => decoder.decode(chunk, { stream: true })), ends: () => isText(() => decoder.decode()) };
}

/** By its first bytes: what begins like a photograph is decoded once it has arrived. */
function checkPhotograph(): Check {
  let head = Buffer.alloc(0);
  const isPhotograph = (): boolean => photographType(head) !== undefined;
  return {
    takes: (chunk) => {
      if (head.length >= headBytes) return true;
      head = Buffer.concat([head, chunk.subarray(0, headBytes)]);
      return head.length < headBytes || isPhotograph();
    },
    ends: isPhotograph,
  };
}

/** Enough to see a seam; the thing itself is on the table. */
const longestSide = 1600;

/** Of what a telephone sends only the pixels are kept: neither the place nor the time it was taken at. */
async function preparePhotograph(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    return (await plainPhotograph(bytes, longestSide)).bytes;
  } catch (error) {
    if (!(error instanceof PhotographRefused)) throw error;
    const { type } = uploadKinds.picture.sentences;
    throw new UploadRefused(error.code, error.code === 'type' ? type : 'A picture has at most 40 million pixels.', { cause: error });
  }
}
