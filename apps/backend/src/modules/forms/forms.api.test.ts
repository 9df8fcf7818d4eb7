import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { fullSelection } from '#testing/full-selection.ts';
import { answerReader, at, list, textAt, type Json } from '#testing/read-answers.ts';
import { listSubmissions } from './form-repository.ts';

let shop: TestShop;
before(async () => {
  shop = await createTestShop();
});
after(() => shop.close());
afterEach(async () => {
  await shop.mails();
  await shop.database.query('delete from form_submission');
  await shop.database.query('delete from mailbox_message');
});

const { ask } = answerReader(() => shop);
type Fields = Readonly<Record<string, string | null>>;
type Sending = {
  readonly fields: Fields;
  readonly type?: string;
  readonly store?: string;
  readonly more?: object;
  readonly headers?: Record<string, string>;
};

const contact: Fields = { name: 'Anna Vos', email: 'anna@example.nl', subject: 'Een bestelling', message: 'Waar blijft mijn pakket?' };
const mutation = `mutation ($input: SubmitFormInput!) { submitForm(input: $input) { ${fullSelection('SubmitFormOutput', 3)} } }`;

const send = async ({ fields, type = 'contact', store = 'nl', more = {}, headers = {} }: Sending): Promise<Json> => {
  const input = { type, fields: Object.entries(fields).map(([name, value]) => ({ name, value })), ...more };
  const { data, errors } = await shop.ask<Json>(mutation, { variables: { input }, headers: { store, ...headers } });
  assert.deepEqual(errors, []);
  return data['submitForm'] as Json;
};
const faults = (answer: Json): Record<string, string> =>
  Object.fromEntries(
    list(answer, 'fields').flatMap((field) => list(field, 'errors').map((error) => [textAt(field, 'name'), textAt(error, 'message')])),
  );
const stored = () => listSubmissions(shop.database);

describe('form', () => {
  it('is served with all its fields and rules in three languages', async () => {
    for (const [type, identifier] of [
      ['contact', 'contact'],
      ['product', 'product-question'],
      ['category', 'group-order'],
      ['custom', 'measure-appointment'],
    ]) {
      for (const store of ['nl', 'de', 'en']) {
        const { form } = await ask(`{ form(type: ${type}) { ${fullSelection('DynamicForm', 5)} } }`, store);
        assert.partialDeepStrictEqual(form, { identifier, opened_at: '2026-11-15T11:00:00.000Z', showFieldsetsAsPages: type === 'custom' });
        for (const fieldset of list(form, 'fieldsets')) {
          assert.ok(fieldset['title']);
          for (const field of list(fieldset, 'fields')) assert.ok(field['label'] && field['type'], textAt(field, 'name'));
        }
      }
    }
  });

  it('speaks of kinds of fields and rules in the words of the contract', async () => {
    const data = await ask(
      '{ form(type: category, identifier: "group-order") { fieldsets { fields { name type inputType options checkedValue uncheckedValue validation { type additional } } } } }',
      'de',
    );
    const fields = new Map(
      list(data, 'form.fieldsets')
        .flatMap((set) => list(set, 'fields'))
        .map((field) => [field['name'], field]),
    );
    assert.deepEqual(fields.get('people')?.['validation'], [
      { type: 'required', additional: null },
      { type: 'numeric', additional: null },
      { type: 'max_length', additional: '4' },
    ]);
    assert.deepEqual(fields.get('budget')?.['validation'], [{ type: 'decimal', additional: null }]);
    assert.partialDeepStrictEqual(fields.get('embroidery'), {
      type: 'checkbox',
      checkedValue: 'mit Stickerei',
      uncheckedValue: 'ohne Stickerei',
    });
  });

  it('that does not exist is an error', async () => {
    for (const query of [
      '{ form(type: contact, identifier: "x") { title } }',
      '{ form(type: product, identifier: "contact") { title } }',
    ]) {
      const { errors } = await shop.ask(query);
      assert.equal(errors[0]?.extensions?.['category'], 'graphql-no-such-entity');
    }
    const { errors } = await shop.ask(mutation, { variables: { input: { type: 'custom', identifier: 'x', fields: [] } } });
    assert.equal(errors[0]?.extensions?.['category'], 'graphql-no-such-entity');
  });
});

describe('submitForm', () => {
  it('stores and mails what nothing is wrong with, and thanks in the language of the view', async () => {
    const answer = await send({ fields: contact });
    assert.partialDeepStrictEqual(answer, {
      has_errors: false,
      thank_you_message: 'Dank je wel voor je bericht. Je krijgt meestal binnen een werkdag antwoord.',
    });
    assert.deepEqual(faults(answer), {});
    const [submission] = await stored();
    assert.partialDeepStrictEqual(submission, {
      type: 'contact',
      identifier: 'contact',
      storeCode: 'nl',
      isSuspect: false,
      customerId: null,
    });
    const [mail, ...others] = await shop.mails();
    assert.equal(others.length, 0);
    assert.deepEqual(
      [mail?.to, mail?.subject, mail?.headers['Reply-To']],
      ['info@maas-en-alm.example', 'Nieuw bericht: Schrijf ons', 'anna@example.nl'],
    );
    for (const part of ['Anna Vos', 'Een bestelling', 'Waar blijft mijn pakket?', '15-11-2026 12:00 CET'])
      assert.ok(mail?.text.includes(part), part);
  });

  it('confirms the receipt to whoever asked for it, without what was typed: anybody can type an address', async () => {
    await send({ fields: { ...contact, subject: 'An order', copy: 'yes' }, store: 'en' });
    const [receipt] = await shop.mails('anna@example.nl');
    assert.equal(receipt?.subject, 'We have received your message');
    assert.ok(receipt && !receipt.text.includes('Waar blijft mijn pakket?') && !receipt.text.includes('Anna'));
  });

  it('says what is wrong beside each field, in three languages, and stores nothing', async () => {
    const wrong = { ...contact, name: ' ', email: 'anna@', subject: 'Etwas', order_number: 'A-1', message: 'kurz' };
    assert.deepEqual(faults(await send({ fields: wrong })), {
      name: 'Dit veld is verplicht.',
      email: 'Vul een geldig e-mailadres in.',
      subject: 'Kies een van de mogelijkheden.',
      order_number: 'Gebruik hier alleen letters en cijfers.',
      message: 'Vul minstens 10 tekens in.',
    });
    assert.deepEqual(faults(await send({ fields: { message: '<b>fett</b> geschrieben' }, store: 'de' })), {
      name: 'Dieses Feld ist erforderlich.',
      email: 'Dieses Feld ist erforderlich.',
      subject: 'Dieses Feld ist erforderlich.',
      message: 'HTML können wir hier nicht annehmen. Schreib einfachen Text.',
    });
    const answer = await send({ fields: { ...contact, subject: 'An order', message: 'x'.repeat(4_001) }, store: 'en' });
    assert.deepEqual(
      [answer['has_errors'], answer['thank_you_message'], faults(answer)],
      [true, null, { message: 'Enter at most 4000 characters.' }],
    );
    assert.deepEqual([await stored(), await shop.mails()], [[], []]);
  });

  it('checks every other rule and kind of field on the server', async () => {
    const group = { group_name: 'Harmonie', people: '12', needed_on: '2027-03-01', name: 'Jan', email: 'jan@example.nl' };
    assert.deepEqual(faults(await send({ type: 'category', fields: group, more: { category_id: 700 } })), {});
    const wrong: readonly (readonly [string, string, string])[] = [
      ['website', 'javascript:alert(1)', 'Vul een webadres in dat met http:// of https:// begint.'],
      ['people', '12,5', 'Vul een heel getal in.'],
      ['budget', 'veel', 'Vul een getal in, met of zonder decimalen.'],
      ['needed_on', '2027-02-30', 'Vul een bestaande datum in.'],
      ['embroidery', 'misschien', 'Kies een van de mogelijkheden.'],
      ['embroidery_text', 'a-b', 'Gebruik hier alleen letters, cijfers en spaties.'],
      ['monogram', 'A1', 'Gebruik hier alleen letters.'],
      ['monogram', 'ABCD', 'Vul hoogstens 3 tekens in.'],
      ['wishes', 'x'.repeat(50_000), 'Deze tekst is te lang.'],
    ];
    for (const [name, value, message] of wrong)
      assert.deepEqual(faults(await send({ type: 'category', fields: { ...group, [name]: value } })), { [name]: message });
  });

  it('fills in boxes and hidden fields that were not sent, and ignores what the form does not have (R156)', async () => {
    const fields = { topic: 'De maat', question: 'Valt deze dirndl groot?', name: 'A', email: 'a@example.nl', is_admin: '1' };
    await send({ type: 'product', fields, more: { sku: 'MA-DIR-1001' } });
    const [submission] = await stored();
    assert.equal(submission?.sku, 'MA-DIR-1001');
    assert.deepEqual(
      submission?.values.map(({ name }) => name),
      ['source', 'topic', 'question', 'height', 'name', 'email'],
    );
    assert.equal(submission?.values[0]?.value, 'productpagina');
    assert.match((await shop.mails('pasadvies@maas-en-alm.example'))[0]?.text ?? '', /MA-DIR-1001/);
  });

  it('counts the same message five times at once as one (R046)', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => send({ fields: contact })));
    assert.ok(answers.every((answer) => answer['has_errors'] === false));
    assert.deepEqual([(await stored()).length, (await shop.mails()).length], [1, 1]);
    await send({ fields: { ...contact, message: 'Nog een andere vraag.' } });
    shop.clock.advance(11 * 60_000);
    await send({ fields: contact });
    assert.equal((await stored()).length, 3);
    shop.clock.advance(-11 * 60_000);
  });

  it('keeps what a program seems to have sent, but mails it to nobody', async () => {
    for (const more of [{ trap: 'http://spam.example' }, { opened_at: '2026-11-15T10:59:59.500Z' }]) {
      const answer = await send({ fields: { ...contact, name: JSON.stringify(more) }, more });
      assert.equal(answer['has_errors'], false, 'it learns nothing');
    }
    await send({ fields: { ...contact, name: 'A person' }, more: { trap: '', opened_at: '2026-11-15T10:59:50Z' } });
    await send({ fields: { ...contact, name: 'Nonsense' }, more: { opened_at: 'yesterday' } });
    assert.equal((await stored()).filter(({ isSuspect }) => isSuspect).length, 2);
    assert.equal((await shop.mails()).length, 2);
  });

  it('shows hostile words as words, in mails too (R154, R158, R167)', async () => {
    const name = 'Eve\r\nBcc: victim@example.com {{7*7}} $& "><img src=x onerror=1>';
    const answer = await send({ fields: { ...contact, name: name.replace(/<.*/, '') } });
    assert.equal(answer['has_errors'], false);
    const [mail] = await shop.mails();
    assert.ok(
      mail?.text.includes('Eve Bcc: victim@example.com {{7*7}} $& "&gt;') ||
        mail?.text.includes('Eve Bcc: victim@example.com {{7*7}} $& ">'),
    );
    assert.deepEqual(Object.keys(mail?.headers ?? {}), ['Reply-To']);
    assert.deepEqual(faults(await send({ fields: { ...contact, name } })), {
      name: 'HTML kunnen we hier niet aannemen. Schrijf gewone tekst.',
    });
  });

  it('strips tags where no rule forbids them', async () => {
    await send({
      type: 'product',
      fields: {
        topic: 'De maat',
        question: 'Valt deze groot?',
        name: 'A',
        email: 'a@example.nl',
        source: '<script>x</script>mail <b>1</b>',
      },
    });
    assert.equal((await stored())[0]?.values[0]?.value, 'mail 1');
  });

  it('is limited per address: the sixth in ten minutes has to wait (R161)', async () => {
    const limited = await createTestShop({ RATE_LIMITS: 'on' });
    try {
      const input = { type: 'contact', fields: [] };
      for (let time = 0; time < 5; time++) assert.equal((await limited.ask(mutation, { variables: { input } })).status, 200);
      assert.equal((await limited.ask(mutation, { variables: { input } })).status, 429);
      limited.clock.advance(10 * 60_000);
      assert.equal((await limited.ask(mutation, { variables: { input } })).status, 200);
    } finally {
      await limited.close();
    }
  });
});

describe('contactUs', () => {
  const contactUs = (input: object) =>
    shop.ask<Json>('mutation ($input: ContactUsInput!) { contactUs(input: $input) { status } }', {
      variables: { input },
      headers: { store: 'de' },
    });

  it('takes a message of a Magento client', async () => {
    const { data, errors } = await contactUs({ name: 'Max', email: 'max@example.de', telephone: '0241 1', comment: 'Hallo\n<b>Welt</b>' });
    assert.deepEqual([errors, at(data, 'contactUs.status')], [[], true]);
    const [mail] = await shop.mails('info@maas-en-alm.example');
    assert.equal(mail?.subject, 'Neue Nachricht: Schreib uns');
    assert.match(mail?.text ?? '', /Nachricht:\nHallo\nWelt/);
    assert.equal((await stored())[0]?.identifier, 'contact-us');
  });

  it('refuses in its words', async () => {
    const right = { name: 'Max', email: 'max@example.de', comment: 'Hallo' };
    for (const [wrong, message] of [
      [{ comment: ' ' }, 'Comment field is required.'],
      [{ name: '' }, 'Name field is required.'],
      [{ email: 'max' }, 'The email address is invalid. Verify the email address and try again.'],
    ] as const) {
      const { errors } = await contactUs({ ...right, ...wrong });
      assert.deepEqual([errors[0]?.message, errors[0]?.extensions?.['category']], [message, 'graphql-input']);
    }
  });
});

describe('messages', () => {
  it('are forgotten after a year, those of programs after a month (LAW-20)', async () => {
    await send({ fields: contact });
    await send({ fields: { ...contact, name: 'Bot' }, more: { trap: 'x' } });
    const after = async (days: number): Promise<number> => {
      shop.clock.advance(days * 86_400_000);
      await shop.backend.runJob('forms-retention');
      shop.clock.advance(-days * 86_400_000);
      return (await stored()).length;
    };
    assert.deepEqual([await after(29), await after(31), await after(364), await after(366)], [2, 1, 1, 0]);
  });
});
