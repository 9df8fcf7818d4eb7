import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { demoMember } from '#testing/staff-client.ts';

describe('mail to an address that anybody can type (R161)', () => {
  let shop: TestShop;
  before(async () => {
    shop = await createTestShop({ RATE_LIMITS: 'on' });
  });
  after(() => shop.close());

  const registration = 'mutation ($input: CreateCustomerWithAddressInput!) { createCustomerWithAddress(input: $input) { token } }';
  const register = (email: string, more: object = {}) =>
    shop.ask<{ createCustomerWithAddress: { token: string } }>(registration, {
      variables: { input: { email, password: 'Zilver-7berg', firstname: 'Eva', lastname: 'Janssen', ...more } },
    });
  const waitingMails = async (): Promise<number> => {
    const { rows } = await shop.database.query<{ waiting: number }>(
      `select count(*)::int as waiting from pgboss.job where state = 'created' and start_after > now()`,
    );
    return rows[0]?.waiting ?? 0;
  };

  it('is one at a time and three a day, whoever asks and for what', async () => {
    const email = 'victim@example.nl';
    await register(email, { is_subscribed: true });
    await shop.ask('mutation ($email: String!) { subscribeEmailToNewsletter(email: $email) { status } }', { variables: { email } });
    const stranger = await register('stranger@example.nl');
    const share = await shop.ask<{ customer: { wishlists: { id: string }[] } }>('{ customer { wishlists { id } } }', {
      headers: { authorization: `Bearer ${stranger.data.createCustomerWithAddress.token}` },
    });
    const shared = await shop.ask(
      'mutation ($id: ID!, $to: [String]!) { shareWishlist(input: { wishlist_id: $id, recipients: $to, message: "Klik op evil punt com" }) { result } }',
      {
        variables: { id: share.data.customer.wishlists[0]?.id, to: [email] },
        headers: { authorization: `Bearer ${stranger.data.createCustomerWithAddress.token}` },
      },
    );
    assert.deepEqual(shared.errors, []);
    assert.deepEqual(
      (await shop.mails(email)).map(({ subject }) => subject),
      ['Je account is aangemaakt'],
    );
    assert.equal(await waitingMails(), 2, 'the second and third wait for their turn, the fourth is not sent');
  });

  it('is three a day when an account under that address asks for its data again and again, and the fourth is refused in words', async () => {
    const { data } = await register('not-mine@example.nl');
    const headers = { authorization: `Bearer ${data.createCustomerWithAddress.token}` };
    const before = await waitingMails();
    const asked = [];
    for (let count = 0; count < 6; count++) asked.push((await shop.ask('mutation { requestMyData }', { headers })).errors[0]?.message);
    const refusal = 'This address got several mails today. Please try again tomorrow.';
    assert.deepEqual(asked, [undefined, undefined, refusal, refusal, refusal, refusal]);
    assert.deepEqual(
      (await shop.mails('not-mine@example.nl')).map(({ subject }) => subject).toSorted(),
      ['Je account is aangemaakt', 'Je gegevens staan klaar', 'Je gegevens staan klaar'],
      'whoever asked is told to look for the mail: it leaves at once',
    );
    assert.equal(await waitingMails(), before);
  });

  it('is as many when staff puts one order after the other together for it', async () => {
    const service = await demoMember(shop.app, 'service');
    const wish = { store: 'nl', email: 'caller@example.nl', lines: [{ sku: 'MA-SIE-6202', quantity: 1 }] };
    const before = await waitingMails();
    for (let count = 0; count < 5; count++) {
      const { data } = await service.ask<{ sendTelephoneOrder: { __typename: string } }>(
        'mutation ($wish: TelephoneWishInput!, $key: ID!) { sendTelephoneOrder(wish: $wish, key: $key) { __typename } }',
        { wish, key: `call-${count}` },
      );
      assert.equal(data.sendTelephoneOrder.__typename, 'TelephoneOrder');
    }
    assert.equal((await shop.mails('caller@example.nl')).length, 1);
    assert.equal((await waitingMails()) - before, 2);
  });

  it('holds no word of a stranger: names with links are refused, others left out', async () => {
    const refused = await register('link@example.nl', { firstname: 'Win op evil.com' });
    assert.equal(refused.errors[0]?.message, '"First Name" must not contain links.');
    assert.deepEqual((await register('shout@example.nl', { firstname: 'Bel 0900-1234 en win!', company: 'evil.com' })).errors, []);
    const [mail] = await shop.mails('shout@example.nl');
    assert.ok(mail && !mail.text.includes('0900') && !mail.text.includes('evil'));
  });
});
