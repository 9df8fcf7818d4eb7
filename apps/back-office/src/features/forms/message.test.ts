import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { gistOf, readMessages } from './message.ts';

const field = (name: string, value: string) => ({ name, label: name, value });

describe('the list of messages', () => {
  it('shows of a message what somebody wants, not who they are', () => {
    const fields = [
      field('name', 'Wilhelmina van den Broek-van der Velden'),
      field('subject', 'Een bestelling'),
      field('message', 'Mijn pakket is nog niet aangekomen.'),
      field('email', 'w.vandenbroek.vandervelden@example.nl'),
    ];
    assert.equal(gistOf({ fields }), 'Mijn pakket is nog niet aangekomen.');
    assert.equal(gistOf({ fields: [] }), '');
  });

  it('has an address that means a list, whatever somebody types', () => {
    const { tab, form, list } = readMessages(new URLSearchParams('tab=nothing&form=contact&after=1-1&search=pakket'));
    assert.deepEqual(
      { tab, form, after: list.after, search: list.search },
      { tab: 'open', form: 'contact', after: '1-1', search: 'pakket' },
    );
  });
});
