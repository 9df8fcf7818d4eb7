/** Why a product of the file is refused, as one sentence; the line is added by who knows it. */
export class RowFault extends Error {
  readonly line: number | undefined;

  constructor(sentence: string, line?: number) {
    super(sentence);
    this.name = 'RowFault';
    this.line = line;
  }
}

/** The same with a word that screens have a sentence for. */
export class CodedFault extends RowFault {
  readonly code: string;

  constructor(code: string, sentence: string) {
    super(sentence);
    this.code = code;
  }
}
