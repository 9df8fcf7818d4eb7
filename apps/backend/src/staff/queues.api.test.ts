import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { staffClient, type StaffClient } from '#testing/staff-client.ts';
import { makeSession, memberId } from '#testing/staff-sessions.ts';

let shop: TestShop;
before(async () => {
  shop = await createTestShop();
});
after(() => shop.close());

let keys = 0;
const key = (): string => `queue-${(keys += 1)}`;

async function session(role: string, branch: string | null = null): Promise<StaffClient> {
  const client = staffClient(shop.app);
  client.setCookie(await makeSession(shop.database, await memberId(shop.database, role, branch), shop.clock.now()));
  return client;
}

type Review = { readonly id: string; readonly status: string; readonly refusedFor: string | null; readonly writtenAt: string };
type Page = { readonly next: string | null; readonly previous: string | null; readonly count: number };

const reviewsOf = async (client: StaffClient, variables: object) => {
  const { data, errors } = await client.ask<{ reviews: { items: Review[]; page: Page } }>(
    `query ($list: ListInput!, $status: ReviewStatus, $filter: ReviewFilter) { reviews(list: $list, status: $status, filter: $filter) {
      items { id status refusedFor writtenAt } page { next previous count } } }`,
    variables,
  );
  assert.deepEqual(errors, []);
  return data.reviews;
};

type Judged = { readonly __typename: string; readonly changed?: number; readonly code?: string };
const judge = async (client: StaffClient, input: object): Promise<Judged> => {
  const { data } = await client.ask<{ judgeReviews: Judged }>(
    `mutation ($input: JudgeReviewsInput!) { judgeReviews(input: $input) {
      __typename ... on ReviewsJudged { changed } ... on Refusal { code } } }`,
    { input: { ...input, key: key() } },
  );
  return data.judgeReviews;
};

/** One that waits, about an article of the small shop. */
async function pendingReview(stars: number): Promise<string> {
  const { rows } = await shop.database.query<{ id: number }>(
    `insert into review (product_id, language, nickname, summary, text, price_stars, quality_stars, status, fingerprint, created_at)
     select id, 'de', 'Resi', 'Kratzt', 'Kratzt am Hals.', $1, $1, 'pending', $2, $3 from product where sku = 'MA-SIE-6202' returning id`,
    [stars, key(), shop.clock.now()],
  );
  return String(rows[0]?.id);
}

const shown = async () => {
  const { data } = await shop.ask<{
    products: {
      items: { review_count: number; rating_summary: number; reviews: { items: { summary: string; reply: string | null }[] } }[];
    };
  }>(
    `{ products(filter: { sku: { eq: "MA-SIE-6202" } }) { items {
      review_count rating_summary reviews(pageSize: 50) { items { summary reply } } } } }`,
  );
  return data.products.items[0] ?? assert.fail('no product');
};

describe('reviews in the back office', () => {
  it('are never refused for being bad: a reason of law is required (LAW-16)', async () => {
    const service = await session('service');
    const id = await pendingReview(1);
    assert.deepEqual(await judge(service, { ids: [id], approve: false }), { __typename: 'Refusal', code: 'ground' });
    assert.deepEqual(await judge(service, { ids: [id], approve: true, ground: 'insult' }), { __typename: 'Refusal', code: 'ground' });
    const { rows } = await shop.database.query('select status from review where id = $1', [id]);
    assert.deepEqual(rows, [{ status: 'pending' }]);
    assert.deepEqual(await judge(service, { ids: [id], approve: false, ground: 'advertising' }), {
      __typename: 'ReviewsJudged',
      changed: 1,
    });
    const { items } = await reviewsOf(service, { list: {}, status: 'rejected' });
    assert.partialDeepStrictEqual(
      items.find((review) => review.id === id),
      { refusedFor: 'advertising' },
    );
  });

  it('are judged in bulk, all or none, and number and average are right at once', async () => {
    const editor = await session('editor');
    const before = await shown();
    const ids = [await pendingReview(1), await pendingReview(2)];
    const { errors } = await editor.ask('mutation ($input: JudgeReviewsInput!) { judgeReviews(input: $input) { __typename } }', {
      input: { ids: [...ids, '999999999'], approve: true, key: key() },
    });
    assert.equal(errors[0]?.extensions?.['category'], 'graphql-no-such-entity');
    assert.equal((await shown()).review_count, before.review_count);
    assert.deepEqual(await judge(editor, { ids, approve: true }), { __typename: 'ReviewsJudged', changed: 2 });
    const now = await shown();
    assert.equal(now.review_count, before.review_count + 2);
    assert.equal(now.reviews.items.length, now.review_count);
    assert.ok(now.rating_summary < before.rating_summary || before.review_count === 0);
    const { rows } = await shop.database.query<{ count: number }>(
      `select count(distinct bulk_id)::int as count from audit_entry where action = 'review.judge' and entity_id = any($1::text[])`,
      [ids],
    );
    assert.deepEqual(rows, [{ count: 1 }]);
  });

  it('are answered by the shop, which everybody reads below them, and which can be taken away', async () => {
    const service = await session('service');
    const id = await pendingReview(3);
    const answer = async (text: string | null, seen: { base?: string | null } = {}) =>
      (
        await service.ask<{ replyReview: { __typename: string; code?: string } }>(
          'mutation ($input: ReplyReviewInput!) { replyReview(input: $input) { __typename ... on Refusal { code } } }',
          { input: { id, text, ...seen, key: key() } },
        )
      ).data.replyReview;
    assert.deepEqual(await judge(service, { ids: [id], approve: false, ground: 'notGenuine' }), {
      __typename: 'ReviewsJudged',
      changed: 1,
    });
    assert.deepEqual(await answer('Das tut uns leid.'), { __typename: 'Refusal', code: 'not-shown' });
    await judge(service, { ids: [id], approve: true });
    assert.deepEqual(await answer('Das tut uns leid.'), { __typename: 'Review' });
    const replies = async () => (await shown()).reviews.items.flatMap(({ reply }) => reply ?? []);
    assert.deepEqual(await replies(), ['Das tut uns leid.']);
    const overwritten = { __typename: 'Refusal', code: 'review-answered' };
    assert.deepEqual(await answer('Das ist schade.', { base: null }), overwritten, 'somebody else had not seen the answer');
    assert.deepEqual(await replies(), ['Das tut uns leid.']);
    assert.deepEqual(await answer('Das tut uns leid.', { base: null }), { __typename: 'Review' }, 'the same is no other one');
    assert.deepEqual(await answer('Das tut uns sehr leid.', { base: 'Das tut uns leid.' }), { __typename: 'Review' });
    assert.deepEqual(await answer(null), { __typename: 'Review' });
    assert.deepEqual(await replies(), []);
  });

  it('are paged by where the last one was, forwards and back', async () => {
    const service = await session('service');
    const all = (await reviewsOf(service, { list: { first: 200 }, status: 'approved' })).items.map(({ id }) => id);
    const first = await reviewsOf(service, { list: { first: 3 }, status: 'approved' });
    const second = await reviewsOf(service, { list: { first: 3, after: first.page.next }, status: 'approved' });
    assert.deepEqual(
      [...first.items, ...second.items].map(({ id }) => id),
      all.slice(0, 6),
    );
    const back = await reviewsOf(service, { list: { first: 3, before: second.page.previous }, status: 'approved' });
    assert.deepEqual(
      back.items.map(({ id }) => id),
      all.slice(0, 3),
    );
    const bad = await reviewsOf(service, { list: { first: 200, search: 'ma-sie-6202' }, status: 'approved', filter: { mostStars: 1 } });
    assert.equal(bad.items.length, 1);
  });
});

type Message = {
  readonly id: string;
  readonly version: number;
  readonly state: string;
  readonly branch: string | null;
  readonly email: string | null;
  readonly answers: readonly { readonly by: string; readonly text: string }[];
};

const messagesOf = async (client: StaffClient, tab: string): Promise<readonly Message[]> => {
  const { data, errors } = await client.ask<{ messages: { items: Message[] } }>(
    `query ($tab: MessageTab) { messages(list: { first: 200 }, tab: $tab) { items {
      id version state branch email answers { by text } } } }`,
    { tab },
  );
  assert.deepEqual(errors, []);
  return data.messages.items;
};

/** Somebody books a fitting in a branch, in German. */
async function book(branch: string, email: string): Promise<void> {
  const fields = {
    purpose: 'Eine Änderung',
    size: '40',
    remarks: '',
    branch,
    day: '2026-12-01',
    part_of_day: 'Vormittag',
    companions: '1',
  };
  const person = { firstname: 'Resi', lastname: 'Huber', email, telephone: '', reminder: 'ohne Erinnerung' };
  const { data } = await shop.ask<{ submitForm: { has_errors: boolean } }>(
    'mutation ($input: SubmitFormInput!) { submitForm(input: $input) { has_errors fields { name errors { message } } } }',
    {
      variables: {
        input: {
          type: 'custom',
          identifier: 'measure-appointment',
          opened_at: new Date(shop.clock.now().getTime() - 60_000).toISOString(),
          fields: Object.entries({ ...fields, ...person }).map(([name, value]) => ({ name, value })),
        },
      },
      headers: { store: 'de' },
    },
  );
  assert.equal(data.submitForm.has_errors, false, JSON.stringify(data));
}

describe('messages of forms', () => {
  it('are seen by their branch and by who answers for all, and by nobody else', async () => {
    await book('Sittard', 'sittard@example.de');
    await book('Aachen', 'aachen@example.de');
    const emails = async (role: string, branch: string | null = null) =>
      (await messagesOf(await session(role, branch), 'open'))
        .flatMap(({ email }) => (email?.endsWith('@example.de') ? [email] : []))
        .sort();
    assert.deepEqual(await emails('service'), ['aachen@example.de', 'sittard@example.de']);
    assert.deepEqual(await emails('branchStaff', 'SIT'), ['sittard@example.de']);
    assert.deepEqual(await emails('branchStaff', 'AAC'), ['aachen@example.de']);
    const [other] = (await messagesOf(await session('service'), 'open')).filter(({ branch }) => branch === 'AAC');
    const { errors } = await (await session('branchStaff', 'SIT')).ask('query ($id: ID!) { message(id: $id) { id } }', { id: other?.id });
    assert.equal(errors[0]?.extensions?.['category'], 'graphql-no-such-entity');
  });

  it('are answered once, by mail in the language they were written in, and are done then', async () => {
    const staff = await session('branchStaff', 'SIT');
    const message = (await messagesOf(staff, 'open')).find(({ email }) => email === 'sittard@example.de') ?? assert.fail('no message');
    const answer = async (client: StaffClient, version: number) =>
      (
        await client.ask<{ answerMessage: { __typename: string; code?: string } }>(
          'mutation ($input: AnswerMessageInput!) { answerMessage(input: $input) { __typename ... on Refusal { code } } }',
          { input: { id: message.id, version, text: 'Gerne, bis Dienstag.\n\nIhr Team', key: key() } },
        )
      ).data.answerMessage;
    await shop.mails();
    assert.deepEqual(await answer(staff, message.version), { __typename: 'Message' });
    assert.deepEqual(await answer(await session('service'), message.version), { __typename: 'Refusal', code: 'changed' });
    const mails = (await shop.mails()).filter(({ to }) => to === 'sittard@example.de');
    assert.equal(mails.length, 1);
    assert.match(mails[0]?.subject ?? '', /^Antwort auf deine Nachricht/);
    assert.match(mails[0]?.text ?? '', /Gerne, bis Dienstag\.\n\nIhr Team/);
    const done = (await messagesOf(staff, 'done')).find(({ id }) => id === message.id);
    assert.deepEqual(
      done?.answers.map(({ text }) => text),
      ['Gerne, bis Dienstag.\n\nIhr Team'],
    );
    const { rows } = await shop.database.query<{ text: string }>(
      `select changes::text as text from audit_entry where entity = 'message' and entity_id = $1`,
      [message.id],
    );
    assert.ok(rows.length > 0 && rows.every(({ text }) => !text.includes('Dienstag')), 'the log does not repeat what was written');
  });

  it('are given to who may answer them there, and to nobody else', async () => {
    const service = await session('service');
    const [message] = (await messagesOf(service, 'open')).filter(({ branch }) => branch === 'AAC');
    const assign = async (staff: number) =>
      (
        await service.ask<{ assignMessage: { __typename: string; code?: string } }>(
          'mutation ($id: ID!, $staff: ID, $key: ID!) { assignMessage(id: $id, staff: $staff, key: $key) { __typename ... on Refusal { code } } }',
          { id: message?.id, staff: String(staff), key: key() },
        )
      ).data.assignMessage;
    assert.deepEqual(await assign(await memberId(shop.database, 'branchStaff', 'SIT')), { __typename: 'Refusal', code: 'handler' });
    assert.deepEqual(await assign(await memberId(shop.database, 'editor')), { __typename: 'Refusal', code: 'handler' });
    assert.deepEqual(await assign(await memberId(shop.database, 'branchStaff', 'AAC')), { __typename: 'Message' });
    const mine = await messagesOf(await session('branchStaff', 'AAC'), 'mine');
    assert.deepEqual(
      mine.map(({ id }) => id),
      [message?.id],
    );
  });
});

describe('the newsletter and stock alerts in the back office', () => {
  it('show who agreed, when and from where, in both steps (LAW-19)', async () => {
    await shop.ask('mutation { subscribeEmailToNewsletter(email: "Neu@example.nl") { status } }');
    const auditor = await session('auditor');
    const { data } = await auditor.ask<{ subscriptions: { items: Record<string, unknown>[] } }>(
      `{ subscriptions(list: { search: "neu@" }) { items { email state requestedAt requestedFrom confirmedAt confirmedFrom words } } }`,
    );
    assert.partialDeepStrictEqual(data.subscriptions.items, [
      { email: 'neu@example.nl', state: 'unconfirmed', confirmedAt: null, confirmedFrom: null, words: 'newsletter-1' },
    ]);
    assert.ok(data.subscriptions.items[0]?.['requestedFrom']);
  });

  it('give the list as a file to who shows a factor again, and the log says so', async () => {
    const owner = await session('owner');
    const { data } = await owner.ask<{ exportSubscriptions: { id: string; fileName: string } }>(
      'mutation ($key: ID!) { exportSubscriptions(state: unconfirmed, key: $key) { ... on Download { id fileName } } }',
      { key: key() },
    );
    const file = await shop.app.inject({
      url: `/staff/download/${data.exportSubscriptions.id}`,
      headers: { cookie: owner.cookie() ?? '', 'sec-fetch-site': 'same-origin' },
    });
    assert.match(file.body, /^email,state,store,requested_at/);
    assert.match(file.body, /\nneu@example\.nl,unconfirmed,/);
    const old = staffClient(shop.app);
    const earlier = new Date(shop.clock.now().getTime() - 6 * 60_000);
    old.setCookie(await makeSession(shop.database, await memberId(shop.database, 'owner'), shop.clock.now(), { at: earlier }));
    const { errors } = await old.ask('mutation { exportSubscriptions(key: "x") { __typename } }');
    assert.equal(errors[0]?.extensions?.['code'], 'step-up');
  });

  it('count who waits for an article, what most want first, and never say who', async () => {
    const wait = (email: string, sku: string) =>
      shop.database.query(
        `insert into stock_alert (email, sku, store_code, state, waits_for, requested_at, confirmed_at)
         values ($1, $2, 'nl', 'waiting', 'any', $3, $3)`,
        [email, sku, shop.clock.now()],
      );
    await shop.database.query('delete from stock_alert');
    for (const email of ['a@example.nl', 'b@example.nl']) await wait(email, 'MA-SIE-6202');
    await wait('c@example.nl', 'GONE-1');
    const editor = await session('editor');
    const { data } = await editor.ask<{ awaitedArticles: { items: object[]; page: { next: string | null } } }>(
      '{ awaitedArticles(list: { first: 1 }) { items { sku name people } page { next } } }',
    );
    assert.partialDeepStrictEqual(data.awaitedArticles.items, [{ sku: 'MA-SIE-6202', people: 2 }]);
    const rest = await editor.ask<{ awaitedArticles: { items: object[] } }>(
      'query ($after: String) { awaitedArticles(list: { first: 1, after: $after }) { items { sku name people } } }',
      { after: data.awaitedArticles.page.next },
    );
    assert.deepEqual(rest.data.awaitedArticles.items, [{ sku: 'GONE-1', name: null, people: 1 }]);
  });
});
