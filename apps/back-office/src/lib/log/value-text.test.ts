import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createFormats } from '../../i18n/formats.ts';
import { nl as changes } from './changes/messages/nl.ts';
import { nl as log } from './messages/nl.ts';
import { valueText } from './value-text.ts';

const tools = {
  ...createFormats('nl-NL'),
  percent: (count: number) => `${count} %`,
  place: (code: string) => (code === 'SIT' ? 'Sittard' : code),
  word: (key: string, fallback: string): string =>
    ({ ...log, ...changes } as Readonly<Record<string, unknown>>)[key]?.toString() ?? fallback,
};
const text = (field: string, given: unknown) => valueText(field, given, tools).replaceAll('\u00a0', ' ');

it('a value of the log is words, however deep it lies', () => {
  assert.equal(text('shipments.300000049.state', 'handed_over'), 'meegegeven');
  assert.equal(
    text('shipments.300000049', { source: 'SIT', lines: [{ lineId: 1, quantity: 2 }] }),
    'waar: Sittard, stukken: regel: 1, aantal: 2',
  );
  assert.equal(text('refunds.400000010', { total: 4995, lines: [], giftCard: null }), 'totaal: € 49,95');
  assert.equal(text('refunds.400000010.state', 'requested'), 'gevraagd');
  assert.equal(text('mails', ['confirmation due', 'payment-received due']), 'Bevestiging; Betaling ontvangen');
  assert.equal(text('rule', { type: 'percent', percent: 10 }), 'Soort: percent, procent: 10 %');
  assert.equal(text('canceledLines', []), 'leeg');
  assert.equal(text('note', 'Belt terug'), 'Belt terug');
});
