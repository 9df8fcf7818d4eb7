import type { AttributeRecord, OptionRecord } from '#modules/catalog/index.ts';

/** Options of an attribute by the names a file may use: the label of the default view, else the code. */
export type OptionNames = {
  readonly nameOf: (option: OptionRecord) => string;
  readonly find: (name: string) => OptionRecord | undefined;
};

/** Indexes the options; of two that read alike the first has the label, the other is named by its code. */
export function optionNames({ options }: AttributeRecord, viewCode: string): OptionNames {
  const byLabel = new Map<string, OptionRecord>();
  for (const option of options) {
    const label = option.label[viewCode];
    // A bar separates the values of a multiselect.
    if (label !== undefined && label.trim() === label && label !== '' && !label.includes('|') && !byLabel.has(label))
      byLabel.set(label, option);
  }
  const byCode = new Map(options.map((option) => [option.code, option]));
  return {
    nameOf: (option) => {
      const label = option.label[viewCode];
      return label !== undefined && byLabel.get(label) === option ? label : option.code;
    },
    find: (name) => byLabel.get(name) ?? byCode.get(name),
  };
}
