import type { Formats } from '../../i18n/formats.ts';

type Tools = Pick<Formats, 'money' | 'moment' | 'number'> & {
  /** What the log calls something; without a name the text beside it. */
  readonly word: (key: string, fallback: string) => string;
  readonly percent: (count: number) => string;
  /** Where pieces lie, by its code. */
  readonly place: (code: string) => string;
};

const isMoney = /^(?:amount|rest|toPay|total|valueLoss)$|cents$|^regular\./i;
const isShare = /Percent$|^percent$|^tier\.\d/;
const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d.*Z$/;

/** A value of the log in words: states by their names, amounts as money, lists and parts one after the other. */
export function valueText(field: string, given: unknown, tools: Tools): string {
  const { word } = tools;
  if (given === null || given === undefined || given === '') return word('value.empty', '');
  if (typeof given === 'boolean') return word(given ? 'value.yes' : 'value.no', '');
  if (typeof given === 'number') return numberText(field, given, tools);
  if (typeof given === 'string') return wordText(field, given, tools);
  if (Array.isArray(given)) return given.map((one) => valueText(field, one, tools)).join('; ') || word('value.empty', '');
  return Object.entries(given)
    .filter(([, part]) => part !== null && part !== '' && !(Array.isArray(part) && part.length === 0))
    .map(([key, part]) => `${word(`part.${key}`, word(`field.${key}`, key))}: ${valueText(key, part, tools)}`)
    .join(', ');
}

function numberText(field: string, given: number, { money, number, percent }: Tools): string {
  if (isMoney.test(field)) return money(given);
  return isShare.test(field) ? percent(given) : number(given);
}

/** `shipments.300000049.state` has the words of shipments. */
function wordText(field: string, given: string, { moment, place, word }: Tools): string {
  if (isMoment.test(given)) return moment(given);
  if (field === 'source') return place(given);
  const [kind = ''] = field.split('.');
  // A mail that is decided on is due.
  const name = kind === 'mails' ? given.replace(/ due$/, '') : given;
  return word(`${field}.${name}`, word(`${kind}.${name}`, given));
}
