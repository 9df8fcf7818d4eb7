import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { readPdf } from '#testing/read-pdf.ts';
import { staffClient, type StaffClient } from '#testing/staff-client.ts';
import { makeSession, memberId } from '#testing/staff-sessions.ts';
import { checkInvariants } from '../app/check-invariants.ts';

let shop: TestShop;
let finance: StaffClient;
let owner: StaffClient;
before(async () => {
  shop = await createTestShop();
  finance = await as('finance');
  owner = await as('owner');
});
after(async () => {
  assert.deepEqual(await checkInvariants(shop.database, shop.clock.now()), []);
  await shop.close();
});

async function as(role: string, branch: string | null = null): Promise<StaffClient> {
  const client = staffClient(shop.app);
  client.setCookie(await makeSession(shop.database, await memberId(shop.database, role, branch), shop.clock.now()));
  return client;
}

let keys = 0;
const key = (): string => `card-${(keys += 1)}`;

type Card = {
  readonly __typename: string;
  readonly code?: string;
  readonly number: string;
  readonly version: number;
  readonly state: string;
  readonly lastFour: string | null;
  readonly expiresOn: string;
  readonly balance: { readonly cents: number };
  readonly entries: readonly {
    readonly reason: string;
    readonly amount: { readonly cents: number };
    readonly balance: { readonly cents: number };
  }[];
  readonly can: readonly string[];
  readonly request?: { readonly id: string; readonly summary: string };
};

const fields = 'number version state lastFour expiresOn balance { cents } can entries { reason amount { cents } balance { cents } }';
const shown = `__typename ... on GiftCard { ${fields} } ... on Refusal { code } ... on WaitsForApproval { request { id summary } }`;

async function change(client: StaffClient, call: string, variables: object = {}): Promise<Card> {
  const { data, errors } = await client.ask<Record<string, Card>>(call, variables);
  assert.deepEqual(errors, []);
  return Object.values(data)[0] ?? assert.fail('no answer');
}

const issue = (client: StaffClient, cents: number, more: object = {}): Promise<Card> =>
  change(client, `mutation ($i: GiftCardInput!) { issueGiftCard(input: $i) { ${shown} } }`, {
    i: { cents, reason: 'Verkocht in de winkel', key: key(), ...more },
  });
const read = (number: string, client = owner): Promise<Card> =>
  change(client, `query ($n: ID!) { giftCard(number: $n) { ${fields} } }`, { n: number });
const topUp = ({ number, version }: Card, cents: number): Promise<Card> =>
  change(
    finance,
    `mutation ($n: ID!, $v: Int!, $c: Int!, $k: ID!) { topUpGiftCard(id: $n, version: $v, cents: $c, reason: "x", key: $k) { ${shown} } }`,
    {
      n: number,
      v: version,
      c: cents,
      k: key(),
    },
  );
const move = (verb: 'block' | 'unblock', { number, version }: Card): Promise<Card> =>
  change(finance, `mutation ($n: ID!, $v: Int!, $k: ID!) { ${verb}GiftCard(id: $n, version: $v, reason: "Kwijt", key: $k) { ${shown} } }`, {
    n: number,
    v: version,
    k: key(),
  });

type Made = { readonly __typename: string; readonly code?: string; readonly shown: string | null; readonly card: Card };
const makeCode = async ({ number, version }: Card, sent = key()): Promise<Made> =>
  (await change(
    finance,
    `mutation ($n: ID!, $v: Int!, $k: ID!) { makeGiftCardCode(id: $n, version: $v, key: $k) {
       __typename ... on GiftCardCode { shown card { number version lastFour } } ... on Refusal { code } } }`,
    { n: number, v: version, k: sent },
  )) as unknown as Made;

type Held = {
  readonly __typename: string;
  readonly code?: string;
  readonly number?: string | null;
  readonly balance?: { readonly cents: number };
};
const hold = async (client: StaffClient, code: string): Promise<Held> =>
  change(
    client,
    `query ($c: String!) { giftCardOfCode(code: $c) { __typename ... on HeldGiftCard { number state balance { cents } } ... on Refusal { code } } }`,
    {
      c: code,
    },
  );

/** Every row of every table as text, and what the shop has logged. */
async function everything(): Promise<string> {
  const { rows } = await shop.database.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  );
  const parts: string[] = [...shop.log];
  for (const { name } of rows) {
    const found = await shop.database.query<{ text: string | null }>(`select string_agg(t::text, ' ') as text from ${name} t`);
    parts.push(found.rows[0]?.text ?? '');
  }
  return parts.join('\n');
}

describe('gift cards', () => {
  it('are issued without a code, are worth what stands in their entries, and last to the end of the third year', async () => {
    const card = await issue(finance, 2_500, { branch: 'SIT' });
    assert.match(card.number, /^G-2026-\d{6}$/);
    assert.deepEqual([card.state, card.lastFour, card.balance.cents, card.expiresOn], ['active', null, 2_500, '2029-12-31']);
    const more = await topUp(card, 1_000);
    assert.equal(more.balance.cents, 3_500);
    assert.deepEqual(
      more.entries.map(({ reason, amount, balance }) => [reason, amount.cents, balance.cents]),
      [
        ['top_up', 1_000, 3_500],
        ['issue', 2_500, 2_500],
      ],
    );
    assert.equal((await topUp(card, 1_000)).code, 'giftcard-changed');
    assert.equal((await issue(finance, 0)).code, 'giftcard-amount');
    assert.equal((await issue(finance, 2_500, { reason: ' ' })).code, 'reason');
    assert.equal((await issue(finance, 2_500, { branch: 'XXX' })).code, 'giftcard-branch');
  });

  it('wait for a second person above the threshold, and what one card gets on a day counts together', async () => {
    const asked = await issue(finance, 5_001);
    assert.equal(asked.__typename, 'WaitsForApproval');
    assert.match(asked.request?.summary ?? '', /^50,01\s€ auf einen neuen Gutschein laden: Verkocht in de winkel$/);
    const card = await issue(finance, 5_000);
    assert.equal(card.__typename, 'GiftCard');
    assert.equal((await topUp(card, 1)).__typename, 'WaitsForApproval');
    shop.clock.advance(86_400_000 + 1);
    finance = await as('finance');
    owner = await as('owner');
    assert.equal((await topUp(card, 1)).balance.cents, 5_001);
  });

  it('that were approved have no code before who asked for them makes one', async () => {
    const asked = await issue(finance, 7_500, { reason: 'Jubileum van de vereniging' });
    const { data } = await owner.ask<{ decide: { state: string } }>(
      'mutation ($r: ID!, $k: ID!) { decide(request: $r, approve: true, key: $k) { ... on ApprovalRequest { state } } }',
      { r: asked.request?.id, k: key() },
    );
    assert.equal(data.decide.state, 'executed');
    const { data: list } = await finance.ask<{ giftCards: { items: Card[] } }>(
      '{ giftCards(list: {}, tab: withoutCode) { items { number version balance { cents } lastFour } } }',
    );
    const card = list.giftCards.items.find(({ balance }) => balance.cents === 7_500) ?? assert.fail('it was not issued');
    assert.match((await makeCode(card)).shown ?? '', /^\w{4} \w{4} \w{4} \w{4}$/);
  });

  it('show a code once; another one ends it, and the same key never shows it again', async () => {
    const card = await issue(finance, 1_000);
    const sent = key();
    const first = await makeCode(card, sent);
    const code = first.shown ?? assert.fail('no code');
    assert.equal(first.card.lastFour, code.slice(-4));
    assert.equal((await makeCode(card, sent)).shown, null);
    assert.equal((await hold(owner, code.toLowerCase())).balance?.cents, 1_000);
    const second = (await makeCode({ ...card, ...first.card })).shown ?? assert.fail('no code');
    assert.notEqual(second, code);
    assert.equal((await hold(owner, code)).code, 'giftcard-unknown');
    assert.equal((await hold(owner, second)).number, card.number);
    assert.equal((await makeCode(await move('block', await read(card.number)))).code, 'giftcard-state');
  });

  it('are printed with their code by who has it, and the code stands nowhere in clear', async () => {
    const card = await issue(finance, 4_200, { branch: 'AAC' });
    const { shown: code, card: coded } = await makeCode(card);
    const plain = code?.replaceAll(' ', '') ?? '';
    const print = (typed: string) =>
      change(
        finance,
        `mutation ($n: ID!, $c: String!, $k: ID!) { printGiftCard(id: $n, code: $c, language: de, key: $k) {
           __typename ... on GiftCardPaper { fileName pdf } ... on Refusal { code } } }`,
        { n: card.number, c: typed, k: key() },
      ) as unknown as Promise<{ readonly pdf: string; readonly fileName: string; readonly code?: string }>;
    const paper = await print(plain);
    assert.equal(paper.fileName, `${card.number}.pdf`);
    const text = readPdf(Buffer.from(paper.pdf, 'base64'));
    for (const part of ['Gutschein 42,00', code ?? '', card.number, '31. Dezember 2029'])
      assert.ok(text.replaceAll(' ', ' ').includes(part), `${part} in ${text}`);
    assert.equal((await print('ACDE 3467 FGHJ 9KLM')).code, 'giftcard-code');
    await topUp({ ...card, ...coded }, 100);
    await hold(owner, plain);
    const all = await everything();
    // Backups hold rows of these tables and nothing else.
    for (const part of [plain, code ?? '', plain.slice(0, 12), plain.toLowerCase()])
      assert.ok(!all.includes(part), 'the database or the log has the code');
  });

  it('that are blocked are worth nothing until they are let go, and end with their last day', async () => {
    const card = await issue(finance, 3_000);
    const { shown: code, card: coded } = await makeCode(card);
    const blocked = await move('block', { ...card, ...coded });
    assert.deepEqual([blocked.state, blocked.balance.cents, blocked.can], ['blocked', 3_000, ['unblockGiftCard']]);
    assert.equal((await topUp(blocked, 1)).code, 'giftcard-blocked');
    const free = await move('unblock', blocked);
    assert.equal(free.state, 'active');
    await shop.database.query("update gift_card set expires_on = '2026-11-01' where number = $1", [card.number]);
    assert.equal((await topUp(await read(card.number), 1)).code, 'giftcard-expired');
    await shop.backend.runJob('giftcards-expire');
    const over = await read(card.number);
    assert.deepEqual([over.state, over.can], ['expired', []]);
    assert.equal((await hold(owner, code ?? '')).balance?.cents, 3_000);
  });

  it('are seen by the branch that issued them; who holds a code hears of its card everywhere', async () => {
    const card = await issue(finance, 1_500, { branch: 'AAC' });
    const { shown: code } = await makeCode(card);
    const sittard = await as('branchManager', 'SIT');
    const { data } = await sittard.ask<{ giftCards: { items: Card[] } }>('{ giftCards(list: {}) { items { number branch } } }');
    assert.ok(data.giftCards.items.length > 0);
    assert.ok(data.giftCards.items.every((one) => (one as unknown as { branch: string }).branch === 'SIT'));
    assert.equal((await sittard.ask('query ($n: ID!) { giftCard(number: $n) { number } }', { n: card.number })).errors.length, 1);
    const held = await hold(sittard, code ?? '');
    assert.deepEqual([held.number, held.balance?.cents], [null, 1_500]);
  });

  it('are found by number and by the last signs of their code', async () => {
    const card = await issue(finance, 1_100);
    const { card: coded } = await makeCode(card);
    for (const search of [card.number, card.number.slice(2), coded.lastFour]) {
      const { data } = await owner.ask<{ giftCards: { items: Card[] } }>(
        'query ($s: String) { giftCards(list: { search: $s }) { items { number } } }',
        { s: search },
      );
      assert.ok(
        data.giftCards.items.some(({ number }) => number === card.number),
        String(search),
      );
    }
  });
});
