import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { suggestEmail } from './suggest-email.ts';

describe('a slip in an e-mail address', () => {
  it('is found where the domain is nearly a well-known one', () => {
    for (const [typed, meant] of [
      ['toos@gamil.com', 'toos@gmail.com'],
      ['toos@gmial.com', 'toos@gmail.com'],
      ['toos@gmai.com', 'toos@gmail.com'],
      ['toos@gmaill.com', 'toos@gmail.com'],
      ['toos@gmail.con', 'toos@gmail.com'],
      ['toos@gmail.cm', 'toos@gmail.com'],
      ['toos@gmailcom', 'toos@gmail.com'],
      ['Toos.Peters@Hotnail.com', 'Toos.Peters@hotmail.com'],
      ['toos@hotmial.nl', 'toos@hotmail.nl'],
      ['toos@outlok.com', 'toos@outlook.com'],
      ['toos@zigo.nl', 'toos@ziggo.nl'],
      ['toos@t-onlin.de', 'toos@t-online.de'],
      [' toos@freent.de ', 'toos@freenet.de'],
    ])
      assert.equal(suggestEmail(typed ?? ''), meant, typed);
  });

  it('is not seen in what may be right', () => {
    for (const typed of [
      'toos@gmail.com',
      'toos@GMAIL.com',
      'toos@mail.com',
      'toos@web.de',
      'toos@wob.de',
      'toos@gmx.ch',
      'toos@yahoo.be',
      'toos@degoudengams.example',
      'toos@maas-en-alm.nl',
      'toos@',
      'toos',
      '',
      'a@b@gamil.com',
    ])
      assert.equal(suggestEmail(typed), undefined, typed);
  });
});
