/** Why a product of the file is refused, as one sentence; the line is added by who knows it. */
export class RowFault extends Error {
  readonly line: number | undefined;

  constructor(sentence: string, line?: number) {
    super(sentence);
    this.name = 'RowFault';
    this.line = line;
  }
}
