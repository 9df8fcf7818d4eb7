import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { holdsLink, isPlainName } from './person-name.ts';

describe('a name', () => {
  for (const name of ['Jan', 'Anne-Fleur', "O'Brien", 'v.d. Berg', 'St.John', 'J.P. de Wit', 'Dr.med. Müller', 'Łukasz', 'Ng', '王小明'])
    it(`is ${name}`, () => assert.equal(holdsLink(name), false));

  for (const text of [
    'https://evil.example',
    'www.evil',
    'Win at evil.com',
    'EVIL.COM now',
    'bit.ly/3x',
    'a//b://c',
    'gratis-geld.nl.',
    'x.guru/1',
  ])
    it(`is not ${text}`, () => assert.equal(holdsLink(text), true));

  it('stands in a mail to somebody else when it is nothing but a name', () => {
    for (const name of ['Jan', 'Anne-Fleur van den Berg', "D'Artagnan", 'Dr. Müller']) assert.ok(isPlainName(name), name);
    for (const text of ['evil.guru', 'Bel 0900 1234', 'Jan <b>', 'Jan: klik hier!', 'J'.repeat(41), ''])
      assert.ok(!isPlainName(text), text);
  });
});
