import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { demoPassword } from '@shop/demo-data/customers';
import { setStock } from '#modules/inventory/index.ts';
import { logInAs } from '#testing/cart-client.ts';
import { checkoutClient } from '#testing/checkout-client.ts';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { softwareAuthenticator } from '#testing/software-authenticator.ts';
import { staffClient, type StaffClient } from '#testing/staff-client.ts';
import { checked, sendCsv } from '#testing/staff-imports.ts';
import { makeSession, memberId, rootFields, staffSnapshot } from '#testing/staff-sessions.ts';
import { codeOf, stepOf } from '#modules/staff/totp.ts';

let shop: TestShop;
before(async () => {
  shop = await createTestShop();
});
after(() => shop.close());

type Call = { readonly client: StaffClient; readonly query: string; readonly variables?: object };

const session = async (role: string): Promise<StaffClient> => {
  const client = staffClient(shop.app);
  client.setCookie(await makeSession(shop.database, await memberId(shop.database, role), shop.clock.now()));
  return client;
};
const linkToken = (link: string): string => link.split('#')[1] ?? '';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
function codeFor(secret: string): string {
  shop.clock.advance(30_000);
  const bits = Array.from(secret, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
  return codeOf(bytes, stepOf(shop.clock.now()));
}

const startSecret = async (client: StaffClient): Promise<string> =>
  (await client.ask<{ startTotp: { secret: string } }>('mutation { startTotp { secret } }')).data.startTotp.secret;

async function enrolled(role: string): Promise<{ client: StaffClient; secret: string }> {
  const client = await session(role);
  const secret = await startSecret(client);
  await client.ask('mutation ($code: String!) { confirmTotp(code: $code) { codes } }', { code: codeFor(secret) });
  return { client, secret };
}

async function waitingRequest(by: number): Promise<string> {
  const asked = { name: 'W', email: 'waiting@maas-alm.example', roles: [{ role: 'finance', branch: null }] };
  const { rows } = await shop.database.query<{ id: number }>(
    `insert into approval_request (action, input, facts, requested_by, requested_at, expires_at, state)
     values ('staff.invite', $1, $2, $3, $4, $5, 'waiting') returning id`,
    [
      JSON.stringify({ ...asked, language: 'nl' }),
      JSON.stringify({ about: 'invitation', ...asked }),
      by,
      shop.clock.now(),
      new Date(shop.clock.now().getTime() + 3_600_000),
    ],
  );
  return String(rows[0]?.id);
}

const askFor = async (client: StaffClient, field: string): Promise<{ challenge: string; user: { id: string } }> =>
  (await client.ask<Record<string, never>>(`{ ${field} }`)).data[field] ?? assert.fail(`no ${field}`);

/** Somebody with a passkey, and how it answers. */
async function withKey(role: string) {
  const client = await session(role);
  const authenticator = softwareAuthenticator();
  const response = authenticator.create(await askFor(client, 'passkeyRegistrationOptions'));
  const { data } = await client.ask<{ addPasskey: { passkey: { id: string } } }>(
    'mutation ($response: JSON!) { addPasskey(name: "Laptop", response: $response) { passkey { id } } }',
    { response },
  );
  return { client, authenticator, id: data.addPasskey.passkey.id };
}

const aMaker = '{ name: "Zirbe", street: "Weg 1", postcode: "83024", city: "Rosenheim", countryCode: "DE", email: "post@zirbe.example" }';

/** The sizes of children, but for the smallest. */
async function someSizes(): Promise<readonly number[]> {
  const { rows } = await shop.database.query<{ rows: { optionId: number }[] }>("select rows from size_chart where key = 'kids'");
  return rows[0]?.rows.slice(1).map(({ optionId }) => optionId) ?? [];
}

/** A call of each mutation that succeeds, once everything it needs is there. */
const calls: Readonly<Record<string, () => Promise<Call>>> = {
  logIn: async () => ({
    client: staffClient(shop.app),
    query: 'mutation ($p: String!) { logIn(email: "owner@maas-alm.example", password: $p) { next } }',
    variables: { p: demoPassword },
  }),
  acceptInvitation: async () => ({
    client: staffClient(shop.app),
    query: 'mutation ($t: String!) { acceptInvitation(token: $t, password: "Een-lang-wachtwoord-7") { next } }',
    variables: {
      t: linkToken(await shop.backend.staff.invite({ email: 'a@maas-alm.example', name: 'A', language: 'nl', roles: ['editor'] })),
    },
  }),
  proveCode: async () => {
    const { secret } = await enrolled('auditor');
    const client = staffClient(shop.app);
    await client.logIn('auditor@maas-alm.example');
    return { client, query: 'mutation ($c: String!) { proveCode(code: $c) { next } }', variables: { c: codeFor(secret) } };
  },
  stepUp: async () => ({
    client: await session('owner'),
    query: 'mutation ($p: String!) { stepUp(password: $p) { next } }',
    variables: { p: demoPassword },
  }),
  addPasskey: async () => {
    const client = await session('finance');
    return {
      client,
      query: 'mutation ($response: JSON!) { addPasskey(name: "Laptop", response: $response) { passkey { id } } }',
      variables: { response: softwareAuthenticator().create(await askFor(client, 'passkeyRegistrationOptions')) },
    };
  },
  renamePasskey: async () => {
    const { client, id } = await withKey('finance');
    return { client, query: 'mutation ($id: ID!) { renamePasskey(id: $id, name: "Phone") { name } }', variables: { id } };
  },
  removePasskey: async () => {
    const { client, id } = await withKey('finance');
    return { client, query: 'mutation ($id: ID!) { removePasskey(id: $id) }', variables: { id } };
  },
  logInWithPasskey: async () => {
    const { authenticator } = await withKey('finance');
    const client = staffClient(shop.app);
    const response = authenticator.get(await askFor(client, 'passkeyLogInOptions'));
    return { client, query: 'mutation ($response: JSON!) { logInWithPasskey(response: $response) { next } }', variables: { response } };
  },
  proveWithPasskey: async () => {
    const { authenticator } = await withKey('finance');
    const client = staffClient(shop.app);
    await client.logIn('finance@maas-alm.example');
    const response = authenticator.get(await askFor(client, 'passkeyStepUpOptions'));
    return { client, query: 'mutation ($response: JSON!) { proveWithPasskey(response: $response) { next } }', variables: { response } };
  },
  stepUpWithPasskey: async () => {
    const { client, authenticator } = await withKey('finance');
    const response = authenticator.get(await askFor(client, 'passkeyStepUpOptions'));
    return { client, query: 'mutation ($response: JSON!) { stepUpWithPasskey(response: $response) { next } }', variables: { response } };
  },
  acceptInvitationWithPasskey: async () => {
    const client = staffClient(shop.app);
    const token = linkToken(await shop.backend.staff.invite({ email: 'p@maas-alm.example', name: 'P', language: 'nl', roles: ['editor'] }));
    const { data } = await client.ask<{ passkeyInvitationOptions: { challenge: string; user: { id: string } } }>(
      'query ($token: String!) { passkeyInvitationOptions(token: $token) }',
      { token },
    );
    return {
      client,
      query: `mutation ($token: String!, $response: JSON!) {
        acceptInvitationWithPasskey(token: $token, name: "Phone", response: $response) { next } }`,
      variables: { token, response: softwareAuthenticator().create(data.passkeyInvitationOptions) },
    };
  },
  logOut: async () => ({ client: await session('owner'), query: 'mutation { logOut }' }),
  endSession: async () => {
    const client = await session('editor');
    const { data } = await client.ask<{ me: { sessions: { id: string }[] } }>('{ me { sessions { id } } }');
    return { client, query: 'mutation ($id: ID!) { endSession(id: $id) }', variables: { id: data.me.sessions[0]?.id } };
  },
  changeLanguage: async () => ({ client: await session('editor'), query: 'mutation { changeLanguage(language: de) { language } }' }),
  endOtherSessions: async () => ({ client: await session('editor'), query: 'mutation { endOtherSessions }' }),
  changePassword: async () => ({
    client: await session('editor'),
    query: 'mutation { changePassword(password: "Een-lang-wachtwoord-7") { next } }',
  }),
  startTotp: async () => ({ client: await session('editor'), query: 'mutation { startTotp { secret } }' }),
  confirmTotp: async () => {
    const client = await session('service');
    const code = codeFor(await startSecret(client));
    return { client, query: 'mutation ($c: String!) { confirmTotp(code: $c) { codes } }', variables: { c: code } };
  },
  removeTotp: async () => ({ client: (await enrolled('manager')).client, query: 'mutation { removeTotp }' }),
  renewRecoveryCodes: async () => ({ client: (await enrolled('manager')).client, query: 'mutation { renewRecoveryCodes { codes } }' }),
  inviteStaff: async () => ({
    client: await session('owner'),
    query: `mutation { inviteStaff(input: { email: "n@maas-alm.example", name: "N", language: nl, roles: [{ role: editor }], key: "m1" }) {
      __typename ... on StaffSaved { staff { id name } } } }`,
  }),
  editStaff: async () => ({
    client: await session('owner'),
    query: `mutation ($id: ID!) { editStaff(edit: { id: $id, version: 1, changes: [{ field: "name", base: "Sem Jacobs", value: "Sem J." }], key: "m2" }) {
      __typename ... on StaffSaved { staff { id name } } } }`,
    variables: { id: String(await sem()) },
  }),
  resetStaff: async () => ({
    client: await session('owner'),
    query: 'mutation ($id: ID!) { resetStaff(id: $id, key: "m3") { __typename } }',
    variables: { id: String(await sem()) },
  }),
  editThresholds: async () => ({
    client: await session('owner'),
    query: `mutation { editThresholds(edit: { id: "thresholds", version: 0, changes: [{ field: "bulkRows", base: 500, value: 50 }], key: "m4" }) {
      __typename ... on ThresholdsSaved { thresholds { version bulkRows } } } }`,
  }),
  noteOrder: async () => ({
    client: await session('service'),
    query:
      'mutation ($n: String!) { noteOrder(input: { order: $n, text: "Belt terug", key: "o1" }) { __typename ... on Order { number version } } }',
    variables: { n: await someOrder() },
  }),
  planShipment: async () => ({
    client: await session('manager'),
    query: `mutation ($n: String!) { planShipment(input: { order: $n, source: "SIT", lines: [{ lineId: 1, quantity: 1 }], key: "s1" }) {
      __typename ... on Order { number version } } }`,
    variables: { n: await toCollect() },
  }),
  shortPick: async () => ({
    client: await session('manager'),
    query: 'mutation ($n: ID!) { shortPick(input: { number: $n, found: [], key: "s2" }) { __typename ... on Order { number version } } }',
    variables: { n: await planned() },
  }),
  takeBoxBack: async () => ({
    client: await session('manager'),
    query: 'mutation ($n: ID!) { takeBoxBack(number: $n, key: "s9") { __typename ... on Order { number version } } }',
    variables: { n: await canceledOnTheWay() },
  }),
  moveShipment: async () => ({
    client: await session('manager'),
    query: 'mutation ($n: ID!) { moveShipment(number: $n, to: picking, key: "s3") { __typename ... on Order { number version } } }',
    variables: { n: await planned() },
  }),
  handOver: async () => ({
    client: await session('manager'),
    query: 'mutation ($n: ID!) { handOver(number: $n, name: "Janssen", key: "s4") { __typename ... on Order { number version } } }',
    variables: { n: await planned('ready') },
  }),
  printShipments: async () => ({
    client: await session('manager'),
    query: 'mutation ($n: ID!) { printShipments(numbers: [$n], paper: label, key: "s5") { __typename ... on Download { id fileName } } }',
    variables: { n: await planned() },
  }),
  refund: async () => ({
    client: await session('service'),
    query: `mutation ($n: String!) { refund(input: { order: $n, lines: [{ lineId: 1, quantity: 1 }], shipping: 0, adjustment: 0, reason: "x", key: "f0" }) {
      __typename ... on Order { number version } } }`,
    variables: { n: await paidOrder() },
  }),
  refundAgain: async () => ({
    client: await session('finance'),
    query:
      'mutation ($n: String!, $r: ID!) { refundAgain(order: $n, refund: $r, key: "f1") { __typename ... on Order { number version } } }',
    variables: await unanswered(),
  }),
  settleRefund: async () => ({
    client: await session('finance'),
    query: `mutation ($n: String!, $r: ID!) { settleRefund(order: $n, refund: $r, reason: "Overgemaakt", key: "f2") {
      __typename ... on Order { number version } } }`,
    variables: await unanswered(),
  }),
  holdOrder: async () => ({
    client: await session('service'),
    query:
      'mutation ($n: String!) { holdOrder(input: { order: $n, reason: "x", key: "f3" }) { __typename ... on Order { number version } } }',
    variables: { n: await paidOrder() },
  }),
  releaseOrder: async () => ({
    client: await session('service'),
    query:
      'mutation ($n: String!) { releaseOrder(input: { order: $n, reason: "x", key: "f4" }) { __typename ... on Order { number version } } }',
    variables: { n: await paidOrder('holded') },
  }),
  cancelOrder: async () => ({
    client: await session('service'),
    query:
      'mutation ($n: String!) { cancelOrder(input: { order: $n, reason: "x", key: "f5" }) { __typename ... on Order { number version } } }',
    variables: { n: await toCollect() },
  }),
  cancelPieces: async () => ({
    client: await session('service'),
    query: `mutation ($n: String!) { cancelPieces(input: { order: $n, lines: [{ lineId: 1, quantity: 1 }], reason: "x", key: "f7" }) {
      __typename ... on Order { number version } } }`,
    variables: { n: await onAccount() },
  }),
  proposeRevision: async () => {
    const n = await onAccount();
    return {
      client: await session('service'),
      query: `mutation ($n: String!, $v: Int!) { proposeRevision(input: { order: $n, version: $v, reason: "x", lines: [{ lineId: 1, quantity: 1 }], key: "rv-e1" }) {
        __typename ... on Order { number version revisions { state } } } }`,
      variables: { n, v: await versionOf(n) },
    };
  },
  withdrawRevision: async () => {
    const n = await onAccount();
    const client = await session('service');
    await client.ask(
      `mutation ($n: String!, $v: Int!) { proposeRevision(input: { order: $n, version: $v, reason: "x", lines: [{ lineId: 1, quantity: 3 }], key: "rv-e2" }) { __typename } }`,
      { n, v: await versionOf(n) },
    );
    return {
      client,
      query: `mutation ($n: String!) { withdrawRevision(input: { order: $n, number: 1, reason: "x", key: "rv-e3" }) {
        __typename ... on Order { number version revisions { state } } } }`,
      variables: { n },
    };
  },
  confirmPayment: async () => ({
    client: await session('finance'),
    query:
      'mutation ($n: String!) { confirmPayment(input: { order: $n, reason: "x", key: "f6" }) { __typename ... on Order { number version } } }',
    variables: { n: await toCollect() },
  }),
  resendMail: async () => {
    const order = await toCollect();
    await shop.mails();
    const { rows } = await shop.database.query<{ id: number }>(
      'select id from order_mail where order_id = (select id from sales_order where number = $1)',
      [order],
    );
    return {
      client: await session('service'),
      query:
        'mutation ($n: String!, $m: ID!) { resendMail(order: $n, mail: $m, key: "resend1") { __typename ... on Order { number version } } }',
      variables: { n: order, m: String(rows[0]?.id) },
    };
  },
  sendTelephoneOrder: async () => ({
    client: await session('service'),
    query: 'mutation ($w: TelephoneWishInput!) { sendTelephoneOrder(wish: $w, key: "t1") { __typename ... on TelephoneOrder { id } } }',
    variables: { w: telephoneWish },
  }),
  changeTelephoneOrder: async () => ({
    client: await session('service'),
    query: `mutation ($id: ID!, $w: TelephoneWishInput!) { changeTelephoneOrder(id: $id, version: 1, wish: $w, key: "t2") {
      __typename ... on TelephoneOrder { id version } } }`,
    variables: { id: await telephoneOrder('t3'), w: { ...telephoneWish, lines: [{ sku: 'MA-SIE-6202', quantity: 2 }] } },
  }),
  sendTelephoneLink: async () => ({
    client: await session('service'),
    query: 'mutation ($id: ID!) { sendTelephoneLink(id: $id, key: "t4") { __typename ... on TelephoneOrder { id version } } }',
    variables: { id: await telephoneOrder('t5') },
  }),
  takeBackTelephoneOrder: async () => ({
    client: await session('service'),
    query: 'mutation ($id: ID!) { takeBackTelephoneOrder(id: $id, key: "t6") { __typename ... on TelephoneOrder { id state } } }',
    variables: { id: await telephoneOrder('t7') },
  }),
  registerReturn: async () => ({
    client: await session('service'),
    query: `mutation ($n: String!) { registerReturn(input: { order: $n, kind: return, lines: [{ lineId: 1, quantity: 1 }], key: "back1" }) {
      __typename ... on Return { number version } } }`,
    variables: { n: await sentOrder() },
  }),
  moveReturn: async () => ({
    client: await session('service'),
    query: `mutation ($id: ID!, $v: Int!) { moveReturn(id: $id, version: $v, to: accepted, key: "back2") { __typename ... on Return { number version } } }`,
    variables: await aReturn(),
  }),
  inspectReturn: async () => ({
    client: await session('service'),
    query: `mutation ($id: ID!, $v: Int!) { inspectReturn(id: $id, version: $v, key: "back3",
      findings: [{ lineId: 1, quantity: 1, condition: as_new, disposition: restock }]) { __typename ... on Return { number version } } }`,
    variables: await aReturn('received'),
  }),
  addReturnPhoto: async () => {
    const client = await session('service');
    return {
      client,
      query:
        'mutation ($id: ID!, $u: ID!) { addReturnPhoto(id: $id, upload: $u, key: "photo1") { __typename ... on Return { number version } } }',
      variables: { id: (await aReturn('received')).id, u: await aPicture(client) },
    };
  },
  removeReturnPhoto: async () => {
    const client = await session('service');
    const { id } = await aReturn('received');
    const { data } = await client.ask<{ addReturnPhoto: { photos: { id: string }[] } }>(
      'mutation ($id: ID!, $u: ID!) { addReturnPhoto(id: $id, upload: $u, key: "photo2") { ... on Return { photos { id } } } }',
      { id, u: await aPicture(client) },
    );
    return {
      client,
      query:
        'mutation ($id: ID!, $p: ID!) { removeReturnPhoto(id: $id, photo: $p, key: "photo3") { __typename ... on Return { number version } } }',
      variables: { id, p: data.addReturnPhoto.photos[0]?.id },
    };
  },
  settleReturn: async () => ({
    client: await session('service'),
    query: `mutation ($id: ID!, $v: Int!) { settleReturn(id: $id, version: $v, lines: [{ lineId: 1, quantity: 1 }], why: "x", key: "back4") {
      __typename ... on Return { number version } } }`,
    variables: await aReturn('accepted'),
  }),
  exchangeReturn: async () => ({
    client: await session('service'),
    query: `mutation ($id: ID!, $v: Int!) { exchangeReturn(id: $id, version: $v, lines: [{ lineId: 1, quantity: 1, sku: "MA-SIE-6202" }],
      isAgreed: true, why: "x", key: "back10") { __typename ... on Return { number version } } }`,
    variables: await aReturn('accepted'),
  }),
  showReturnGiftCard: async () => {
    const { id, v } = await aReturn('accepted');
    const client = await session('service');
    await client.ask(
      `mutation ($id: ID!, $v: Int!) { settleReturn(id: $id, version: $v, lines: [{ lineId: 1, quantity: 1 }], as: gift_card, isAgreed: true,
         why: "x", key: "back8") { __typename } }`,
      { id, v },
    );
    const { rows } = await shop.database.query<{ number: string }>('select number from gift_card where reference = $1', [id]);
    return {
      client,
      query:
        'mutation ($id: ID!, $card: ID!) { showReturnGiftCard(id: $id, card: $card, key: "back9") { __typename ... on GiftCardCode { card { number } } } }',
      variables: { id, card: rows[0]?.number },
    };
  },
  assignReturn: async () => ({
    client: await session('service'),
    query: `mutation ($id: ID!, $v: Int!, $n: String!) { assignReturn(id: $id, version: $v, order: $n, key: "back5") {
      __typename ... on Return { number version } } }`,
    variables: { ...(await aReturn()), n: await sentOrder() },
  }),
  printReturnSlip: async () => ({
    client: await session('service'),
    query: 'mutation ($id: ID!) { printReturnSlip(number: $id, key: "back6") { __typename ... on Download { id fileName } } }',
    variables: { id: (await aReturn()).id },
  }),
  editReturnSettings: async () => ({
    client: await session('owner'),
    query: `mutation { editReturnSettings(edit: { id: "returns", version: 0, changes: [{ field: "graceDays", base: 7, value: 10 }], key: "back7" }) {
      __typename ... on ReturnSettingsSaved { settings { version graceDays } } } }`,
  }),
  issueGiftCard: async () => ({
    client: await session('finance'),
    query: `mutation { issueGiftCard(input: { cents: 2500, reason: "Bon 12", key: "gift1" }) { __typename ... on GiftCard { number version } } }`,
  }),
  topUpGiftCard: async () => ({
    client: await session('finance'),
    query: `mutation ($id: ID!) { topUpGiftCard(id: $id, version: 2, cents: 100, reason: "x", key: "gift2") {
      __typename ... on GiftCard { number version } } }`,
    variables: { id: await aGiftCard() },
  }),
  blockGiftCard: async () => ({
    client: await session('finance'),
    query: `mutation ($id: ID!) { blockGiftCard(id: $id, version: 2, reason: "x", key: "gift3") { __typename ... on GiftCard { number version } } }`,
    variables: { id: await aGiftCard() },
  }),
  unblockGiftCard: async () => {
    const id = await aGiftCard();
    await shop.database.query("update gift_card set state = 'blocked' where number = $1", [id]);
    return {
      client: await session('finance'),
      query: `mutation ($id: ID!) { unblockGiftCard(id: $id, version: 2, reason: "x", key: "gift4") { __typename ... on GiftCard { number version } } }`,
      variables: { id },
    };
  },
  // The code itself is shown once: the same key again gives everything else.
  makeGiftCardCode: async () => ({
    client: await session('finance'),
    query: `mutation ($id: ID!) { makeGiftCardCode(id: $id, version: 2, key: "gift5") { __typename ... on GiftCardCode { card { number version } } } }`,
    variables: { id: await aGiftCard() },
  }),
  printGiftCard: async () => {
    const client = await session('finance');
    const id = await aGiftCard();
    const { data } = await client.ask<{ makeGiftCardCode: { shown: string } }>(
      'mutation ($id: ID!) { makeGiftCardCode(id: $id, version: 2, key: "gift6") { ... on GiftCardCode { shown } } }',
      { id },
    );
    return {
      client,
      query: `mutation ($id: ID!, $code: String!) { printGiftCard(id: $id, code: $code, language: nl, key: "gift7") {
        __typename ... on GiftCardPaper { fileName } } }`,
      variables: { id, code: data.makeGiftCardCode.shown },
    };
  },
  undo: async () => {
    const client = await session('owner');
    const { data } = await client.ask<{ thresholds: { version: number } }>('{ thresholds { version } }');
    await client.ask('mutation ($edit: Edit!) { editThresholds(edit: $edit) { __typename } }', {
      edit: { id: 'thresholds', version: data.thresholds.version, changes: [{ field: 'campaignSkus', base: 200, value: 20 }], key: 'u0' },
    });
    const { rows } = await shop.database.query<{ id: string }>("select max(id)::text as id from audit_entry where action = 'setting.edit'");
    return { client, query: 'mutation ($id: ID!) { undo(entry: $id, key: "u1") { __typename } }', variables: { id: rows[0]?.id } };
  },
  exportAudit: async () => ({
    client: await session('auditor'),
    query: 'mutation { exportAudit(filter: { entity: "setting" }, key: "m7") { __typename ... on Download { id fileName } } }',
  }),
  exportOrders: async () => ({
    client: await session('finance'),
    query: 'mutation { exportOrders(tab: toPick, key: "m8") { __typename ... on Download { id fileName } } }',
  }),
  saveView: async () => ({
    client: await session('service'),
    query: `mutation { saveView(input: { screen: orders, name: "Duits", query: "country=DE", isShared: false, key: "v1" }) {
      __typename ... on SavedView { id name query } } }`,
  }),
  removeView: async () => {
    const client = await session('service');
    const { data } = await client.ask<{ saveView: { id: string } }>(
      'mutation { saveView(input: { screen: orders, name: "Weg", query: "tab=toPay", isShared: false, key: "v2" }) { ... on SavedView { id } } }',
    );
    return {
      client,
      query: 'mutation ($id: ID!) { removeView(id: $id, key: "v3") { __typename ... on ViewRemoved { id } } }',
      variables: { id: data.saveView.id },
    };
  },
  editPrices: async () => {
    const { rows } = await shop.database.query<{ cents: number }>(
      `select cents from price_period where sku = 'MA-SIE-6202' and store_code = 'nl' and kind = 'regular' and valid_to is null`,
    );
    return {
      client: await session('manager'),
      query: `mutation ($base: JSON) { editPrices(edit: { id: "MA-SIE-6202", version: 0, key: "p1",
        changes: [{ field: "regular.nl.now", base: $base, value: 4321 }] }) { __typename ... on PricesSaved { merged } } }`,
      variables: { base: rows[0]?.cents },
    };
  },
  createCampaign: async () => ({
    client: await session('manager'),
    query: 'mutation { createCampaign(name: "Zomer", key: "c1") { __typename ... on CampaignSaved { merged } } }',
  }),
  editCampaign: async () => {
    const client = await session('manager');
    const { data } = await client.ask<{ createCampaign: { campaign: { id: string } } }>(
      'mutation { createCampaign(name: "Herfst", key: "c2") { ... on CampaignSaved { campaign { id } } } }',
    );
    return {
      client,
      query: `mutation ($id: ID!) { editCampaign(edit: { id: $id, version: 1, key: "c3", changes: [{ field: "name", value: "Winter" }] }) {
        __typename ... on CampaignSaved { merged } } }`,
      variables: { id: data.createCampaign.campaign.id },
    };
  },
  applySheet: async () => {
    const client = await session('manager');
    return { client, query: sheetText, variables: { id: await sheetOf(client) } };
  },
  cancelBulk: async () => {
    const client = await session('manager');
    return {
      client,
      query: 'mutation ($id: ID!) { cancelBulk(id: $id, key: "bulk2") { __typename ... on BulkRun { state } } }',
      variables: { id: await aRun(client) },
    };
  },
  undoBulk: async () => {
    const client = await session('manager');
    const id = await aRun(client);
    await shop.backend.runDueJobs();
    return {
      client,
      query: 'mutation ($id: ID!) { undoBulk(id: $id, key: "bulk3") { __typename ... on BulkRun { state } } }',
      variables: { id },
    };
  },
  createCoupon: async () => ({
    client: await session('manager'),
    query: 'mutation { createCoupon(code: "LENTE26", key: "k1") { __typename ... on CouponSaved { merged } } }',
  }),
  editCoupon: async () => ({
    client: await session('manager'),
    query: `mutation { editCoupon(edit: { id: "WELKOM10", version: 1, key: "k2", changes: [{ field: "isActive", base: true, value: false }] }) {
      __typename ... on CouponSaved { merged } } }`,
  }),
  exportCoupon: async () => ({
    client: await session('manager'),
    query: 'mutation { exportCoupon(code: "WELKOM10", key: "k3") { __typename ... on Download { id fileName } } }',
  }),
  checkImport: async () => {
    const client = await session('manager');
    return {
      client,
      query: 'mutation ($id: ID!) { checkImport(kind: stock, upload: $id, key: "i1") { __typename ... on BulkRun { state } } }',
      variables: { id: await sendCsv(client, 'sku,source_code,quantity\nMA-SIE-6202,WEB,7\n') },
    };
  },
  applyImport: async () => {
    const client = await session('manager');
    const { id } = await checked(shop, client, 'stock', 'sku,source_code,quantity\nMA-SIE-6202,WEB,8\n');
    return {
      client,
      query: 'mutation ($id: ID!) { applyImport(id: $id, key: "i2") { __typename ... on BulkRun { state } } }',
      variables: { id },
    };
  },
  exportTable: async () => ({
    client: await session('manager'),
    query: 'mutation { exportTable(kind: stock, key: "i3") { __typename ... on Download { id fileName } } }',
  }),
  exportProducts: async () => ({
    client: await session('manager'),
    query: 'mutation { exportProducts(tab: on, search: "dirndl", key: "i4") { __typename ... on Download { id fileName } } }',
  }),
  judgeReviews: async () => ({
    client: await session('service'),
    query: `mutation ($ids: [ID!]!) { judgeReviews(input: { ids: $ids, approve: false, ground: advertising, key: "r1" }) {
      __typename ... on ReviewsJudged { changed } } }`,
    variables: { ids: await shownReviews(2) },
  }),
  replyReview: async () => ({
    client: await session('editor'),
    query: `mutation ($id: ID!) { replyReview(input: { id: $id, text: "Dank je wel.", key: "r2" }) { __typename ... on Review { id reply } } }`,
    variables: { id: (await shownReviews(1))[0] },
  }),
  assignMessage: async () => ({
    client: await session('service'),
    query: `mutation ($id: ID!, $staff: ID) { assignMessage(id: $id, staff: $staff, key: "g1") {
      __typename ... on Message { id version assignedTo { name } } } }`,
    variables: { id: await aMessage(), staff: String(await memberId(shop.database, 'service')) },
  }),
  answerMessage: async () => ({
    client: await session('service'),
    query: `mutation ($id: ID!) { answerMessage(input: { id: $id, version: 1, text: "Morgen.", key: "g2" }) {
      __typename ... on Message { id version state } } }`,
    variables: { id: await aMessage() },
  }),
  moveMessage: async () => ({
    client: await session('service'),
    query: 'mutation ($id: ID!) { moveMessage(id: $id, to: done, key: "g3") { __typename ... on Message { id version state } } }',
    variables: { id: await aMessage() },
  }),
  exportSubscriptions: async () => ({
    client: await session('manager'),
    query: 'mutation { exportSubscriptions(state: subscribed, key: "n1") { __typename ... on Download { id fileName } } }',
  }),
  openCustomer: async () => ({
    client: await session('service'),
    query: 'mutation ($id: ID!) { openCustomer(id: $id, key: "c1") { __typename ... on Customer { id version } } }',
    variables: { id: await aCustomer() },
  }),
  editProduct: async () => ({
    client: await session('editor'),
    query: `mutation { editProduct(edit: { id: "MA-SIE-6202", version: 1, changes: [{ field: "texts.nl.metaTitle", base: null, value: "Sieraad" }], key: "p1" }) {
      __typename ... on ProductSaved { product { sku version } } } }`,
  }),
  addMedia: async () => {
    const client = await session('editor');
    return {
      client,
      query: 'mutation ($u: ID!) { addMedia(upload: $u, key: "media1") { __typename ... on MediaAdded { isNew media { id } } } }',
      variables: { u: await aPicture(client, 'media') },
    };
  },
  editMedia: async () => ({
    client: await session('editor'),
    query: `mutation ($id: ID!) { editMedia(edit: { id: $id, version: 1, changes: [{ field: "tags", base: [], value: ["x"] }], key: "media2" }) {
      __typename ... on MediaSaved { media { id version } } } }`,
    variables: { id: await mediaOf('product') },
  }),
  replaceMedia: async () => ({
    client: await session('editor'),
    query:
      'mutation ($id: ID!, $by: ID!) { replaceMedia(id: $id, by: $by, key: "media3") { __typename ... on MediaReplaced { places media { id version } } } }',
    variables: { id: await mediaOf('product'), by: await mediaOf('other') },
  }),
  removeMedia: async () => ({
    client: await session('editor'),
    query: `mutation ($id: ID!) { removeMedia(edit: { id: $id, version: 1, changes: [{ field: "isRemoved", base: false, value: true }], key: "media4" }) {
      __typename ... on MediaSaved { media { id version } } } }`,
    variables: { id: await mediaOf('nothing') },
  }),
  clearMedia: async () => ({
    client: await session('editor'),
    query: 'mutation { clearMedia(key: "media5") { __typename ... on MediaCleared { isBegun } } }',
  }),
  publishProduct: async () => {
    const { rows } = await shop.database.query<{ sku: string }>("select sku from product where type = 'grouped' and version = 1 limit 1");
    return {
      client: await session('editor'),
      query: `mutation ($sku: ID!) { publishProduct(edit: { id: $sku, version: 1, changes: [{ field: "isEnabled", base: true, value: false }], key: "p2" }) {
        __typename ... on ProductSaved { product { sku version isEnabled } } } }`,
      variables: { sku: rows[0]?.sku },
    };
  },
  createProduct: async () => ({
    client: await session('editor'),
    query: `mutation { createProduct(input: { key: "p3", type: simple, sku: "T-AUDIT", brand: "1", texts: [{ store: "nl", name: "Proef", urlKey: "proef" }] }) {
      __typename ... on ProductSaved { product { sku version } } } }`,
  }),
  makeVariants: async () => {
    const { rows } = await shop.database.query<{ id: number }>(
      "select attribute_option.id from attribute_option join attribute on attribute.id = attribute_id where attribute.code = 'kleur' limit 1",
    );
    const client = await session('editor');
    await client.ask(
      `mutation { createProduct(input: { key: "p4", type: configurable, sku: "T-AUDIT-2", brand: "1", axes: ["kleur"],
        texts: [{ store: "nl", name: "Proef", urlKey: "proef-2" }] }) { __typename } }`,
    );
    return {
      client,
      query: `mutation ($value: JSON) { makeVariants(edit: { id: "T-AUDIT-2", version: 1, key: "p5",
        changes: [{ field: "variant.T-AUDIT-2-A", base: null, value: $value }] }) { __typename ... on ProductSaved { product { sku version } } } }`,
      variables: { value: { options: { kleur: rows[0]?.id } } },
    };
  },
  editCategory: async () => ({
    client: await session('editor'),
    query: `mutation { editCategory(edit: { id: "110", version: 1, changes: [{ field: "texts.nl.metaTitle", base: null, value: "Dirndls" }], key: "tree1" }) {
      __typename ... on CategorySaved { category { id version } } } }`,
  }),
  createCategory: async () => ({
    client: await session('editor'),
    query: `mutation { createCategory(parent: "110", names: [{ store: "nl", text: "Nieuw" }], key: "tree2") {
      __typename ... on CategorySaved { category { version } } } }`,
  }),
  removeCategory: async () => {
    const client = await session('manager');
    const { data } = await client.ask<{ createCategory: { category: { id: string } } }>(
      'mutation { createCategory(parent: "110", names: [{ store: "nl", text: "Weg" }], key: "tree3") { ... on CategorySaved { category { id } } } }',
    );
    return {
      client,
      query: 'mutation ($id: ID!) { removeCategory(id: $id, version: 1, key: "tree4") { __typename ... on CategoryRemoved { id } } }',
      variables: { id: data.createCategory.category.id },
    };
  },
  editBrand: async () => ({
    client: await session('editor'),
    query: `mutation { editBrand(edit: { id: "1", version: 1, changes: [{ field: "shortDescription.en", value: "Made by hand." }], key: "tree5" }) {
      __typename ... on BrandSaved { brand { id version } } } }`,
  }),
  createAttribute: async () => ({
    client: await session('manager'),
    query: `mutation { createAttribute(code: "zakken", input: text, labels: [{ store: "nl", text: "Zakken" }], key: "a1") {
      __typename ... on AttributeSaved { attribute { code } } } }`,
  }),
  createBrand: async () => ({
    client: await session('editor'),
    query: `mutation { createBrand(title: "Zirbe", key: "tree6", maker: ${aMaker}) { __typename ... on BrandSaved { brand { title } } } }`,
  }),
  removeBrand: async () => {
    const client = await session('manager');
    const { data } = await client.ask<{ createBrand: { brand: { id: string } } }>(
      `mutation { createBrand(title: "Weg", key: "tree7", maker: ${aMaker}) { ... on BrandSaved { brand { id } } } }`,
    );
    return {
      client,
      query: 'mutation ($id: ID!) { removeBrand(id: $id, version: 1, key: "tree8") { __typename ... on BrandRemoved { id } } }',
      variables: { id: data.createBrand.brand.id },
    };
  },
  editAttribute: async () => ({
    client: await session('editor'),
    query: `mutation { editAttribute(edit: { id: "lengte", version: 1, changes: [{ field: "label.en", value: "Length of the skirt" }], key: "tree9" }) {
      __typename ... on AttributeSaved { attribute { code version } } } }`,
  }),
  createSizeChart: async () => ({
    client: await session('editor'),
    query:
      'mutation { createSizeChart(sizeChart: "capes", attribute: "maat_hemd", key: "tree10") { __typename ... on SizeChartSaved { sizeChart { key } } } }',
  }),
  editSizeChart: async () => ({
    client: await session('editor'),
    query: `mutation ($order: JSON) { editSizeChart(edit: { id: "kids", version: 1, changes: [{ field: "order", value: $order }], key: "tree11" }) {
      __typename ... on SizeChartSaved { sizeChart { key version } } } }`,
    variables: { order: await someSizes() },
  }),
  removeSizeChart: async () => {
    const client = await session('manager');
    await client.ask('mutation { createSizeChart(sizeChart: "weg", attribute: "maat_hemd", key: "tree12") { __typename } }');
    return {
      client,
      query: 'mutation { removeSizeChart(id: "weg", version: 1, key: "tree13") { __typename ... on SizeChartRemoved { key } } }',
    };
  },
  editCustomer: async () => ({
    client: await session('service'),
    query: `mutation ($id: ID!) { editCustomer(edit: { id: $id, version: 1, changes: [{ field: "firstname", base: "Eva", value: "Evi" }], key: "c2" }) {
      __typename ... on CustomerSaved { customer { id version firstname } } } }`,
    variables: { id: await aCustomer() },
  }),
  judgeCustomer: async () => ({
    client: await session('service'),
    query: 'mutation ($id: ID!) { judgeCustomer(id: $id, approve: true, key: "c3") { __typename ... on Customer { id approval } } }',
    variables: { id: await aCustomer() },
  }),
  blockCustomer: async () => ({
    client: await session('service'),
    query: 'mutation ($id: ID!) { blockCustomer(id: $id, reason: "x", key: "c4") { __typename ... on Customer { id version } } }',
    variables: { id: await aCustomer() },
  }),
  unblockCustomer: async () => {
    const id = await aCustomer();
    await shop.database.query('update customer set blocked_at = now() where id = $1', [id]);
    return {
      client: await session('service'),
      query: 'mutation ($id: ID!) { unblockCustomer(id: $id, key: "c5") { __typename ... on Customer { id version } } }',
      variables: { id },
    };
  },
  resetCustomer: async () => ({
    client: await session('service'),
    query: 'mutation ($id: ID!) { resetCustomer(id: $id, key: "c6") { __typename ... on Customer { id version } } }',
    variables: { id: await aCustomer() },
  }),
  endCustomerSessions: async () => ({
    client: await session('service'),
    query: 'mutation ($id: ID!) { endCustomerSessions(id: $id, key: "c7") { __typename ... on Customer { id version } } }',
    variables: { id: await aCustomer() },
  }),
  mergeCustomers: async () => ({
    client: await session('service'),
    query: mergeText,
    variables: { winner: await aCustomer(), loser: await aCustomer(), key: 'c8' },
  }),
  undoMerge: async () => {
    const client = await session('service');
    const loser = await aCustomer();
    await client.ask(mergeText, { winner: await aCustomer(), loser, key: 'c9' });
    return {
      client,
      query: 'mutation ($loser: ID!) { undoMerge(loser: $loser, key: "c10") { __typename ... on Customer { id version } } }',
      variables: { loser },
    };
  },
  notePrivacyRequest: async () => ({
    client: await session('service'),
    query: `mutation ($customer: ID!) { notePrivacyRequest(input: { customer: $customer, kind: erase, note: "x", key: "privacy1" }) {
      __typename ... on PrivacyRequest { id version } } }`,
    variables: { customer: await aCustomer() },
  }),
  sendPrivacyData: async () => ({
    client: await session('service'),
    query:
      'mutation ($id: ID!) { sendPrivacyData(id: $id, version: 1, key: "privacy2") { __typename ... on PrivacyRequest { id version state } } }',
    variables: { id: await aRequest('export') },
  }),
  exportPrivacyData: async () => ({
    client: await session('service'),
    query: 'mutation ($id: ID!) { exportPrivacyData(id: $id, key: "privacy3") { __typename ... on Download { id fileName } } }',
    variables: { id: await aRequest('export') },
  }),
  closePrivacyRequest: async () => ({
    client: await session('service'),
    query: `mutation ($id: ID!) { closePrivacyRequest(id: $id, version: 1, isRefused: true, answer: "x", key: "privacy4") {
      __typename ... on PrivacyRequest { id version state } } }`,
    variables: { id: await aRequest('rectify') },
  }),
  erasePerson: async () => ({
    client: await session('owner'),
    query: 'mutation ($id: ID!) { erasePerson(id: $id, version: 1, key: "privacy5") { ... on WaitsForApproval { request { id state } } } }',
    variables: { id: await aRequest('erase') },
  }),
  decide: async () => ({
    client: await session('owner'),
    query: 'mutation ($id: ID!) { decide(request: $id, approve: true, key: "m5") { __typename ... on ApprovalRequest { state } } }',
    variables: { id: await waitingRequest(await memberId(shop.database, 'manager')) },
  }),
  withdraw: async () => ({
    client: await session('manager'),
    query: 'mutation ($id: ID!) { withdraw(request: $id, key: "m6") { __typename ... on ApprovalRequest { state } } }',
    variables: { id: await waitingRequest(await memberId(shop.database, 'manager')) },
  }),
};

const sheetText = 'mutation ($id: ID!) { applySheet(upload: $id, key: $id) { __typename ... on BulkRun { id } } }';
let sheets = 0;
async function sheetOf(client: StaffClient): Promise<string> {
  const { rows } = await shop.database.query<{ sku: string; version: number }>(
    "select sku, version from product where type = 'configurable' order by id offset $1 limit 1",
    [(sheets += 1)],
  );
  const change = { field: 'texts.nl.metaTitle', base: null, value: 'Tabel' };
  const sent = await client.upload(JSON.stringify({ id: rows[0]?.sku, version: rows[0]?.version, changes: [change] }), { kind: 'sheet' });
  return sent.json<{ data: { upload: { id: string } } }>().data.upload.id;
}
async function aRun(client: StaffClient): Promise<string> {
  const { data } = await client.ask<{ applySheet: { id: string } }>(sheetText, { id: await sheetOf(client) });
  return data.applySheet.id;
}
const mergeText = `mutation ($winner: ID!, $loser: ID!, $key: ID!) {
  mergeCustomers(input: { winner: $winner, winnerVersion: 1, loser: $loser, loserVersion: 1, key: $key }) {
    __typename ... on Customer { id version } } }`;
const shownReviews = async (count: number): Promise<readonly string[]> => {
  const { rows } = await shop.database.query<{ id: number }>("select id from review where status = 'approved' order by id limit $1", [
    count,
  ]);
  return rows.map(({ id }) => String(id));
};
let people = 0;
async function aCustomer(): Promise<string> {
  const email = `audited-${(people += 1)}@example.nl`;
  const { rows } = await shop.database.query<{ id: number }>(
    `insert into customer (email, email_key, store_code, firstname, lastname, company, approval, created_at, updated_at)
     values ($1, $1, 'nl', 'Eva', 'Vos', 'Vos BV', 'waiting', $2, $2) returning id`,
    [email, shop.clock.now()],
  );
  return String(rows[0]?.id);
}
async function aRequest(kind: string): Promise<string> {
  const { rows } = await shop.database.query<{ id: number }>(
    `insert into privacy_request (kind, state, origin, customer_id, received_at, due_on) values ($1, 'open', 'staff', $2, $3, '2099-01-01') returning id`,
    [kind, await aCustomer(), shop.clock.now()],
  );
  return String(rows[0]?.id);
}
async function aMessage(): Promise<string> {
  const values = JSON.stringify([{ name: 'email', label: 'E-mail', value: 'eva@example.nl' }]);
  const { rows } = await shop.database.query<{ id: number }>(
    `insert into form_submission (type, identifier, title, store_code, "values", is_suspect, fingerprint, received_at)
     values ('contact', 'contact', 'Contact', 'nl', $1, false, 'x', $2) returning id`,
    [values, shop.clock.now()],
  );
  return String(rows[0]?.id);
}
let cards = 0;
async function aGiftCard(): Promise<string> {
  const { data } = await (
    await session('finance')
  ).ask<{ issueGiftCard: { number: string } }>(
    'mutation ($k: ID!) { issueGiftCard(input: { cents: 1000, reason: "x", key: $k }) { ... on GiftCard { number } } }',
    { k: `card-${(cards += 1)}` },
  );
  return data.issueGiftCard.number;
}
const telephoneWish = { store: 'nl', email: 'caller@example.org', lines: [{ sku: 'MA-SIE-6202', quantity: 1 }] };
/** One that was sent and not opened. */
async function telephoneOrder(key: string): Promise<string> {
  await shop.database.transaction((tx) => setStock(tx, [{ sku: 'MA-SIE-6202', source: 'WEB', quantity: 20 }]));
  const { data } = await (
    await session('service')
  ).ask<{ sendTelephoneOrder: { id: string } }>(
    'mutation ($w: TelephoneWishInput!, $k: ID!) { sendTelephoneOrder(wish: $w, key: $k) { ... on TelephoneOrder { id } } }',
    { w: telephoneWish, k: key },
  );
  return data.sendTelephoneOrder.id;
}
const someOrder = async (): Promise<string> =>
  (await shop.database.query<{ number: string }>('select number from sales_order order by id limit 1')).rows[0]?.number ?? '';
/** An order that is collected in Sittard, and a shipment of it. */
async function toCollect(): Promise<string> {
  await shop.database.transaction((tx) => setStock(tx, [{ sku: 'MA-SIE-6202', source: 'SIT', quantity: 20 }]));
  return (await checkoutClient(shop).place({ pickup: 'SIT' }, 'payinstore')).order.number;
}
/** A box for Sittard that was on its way as its order was canceled. */
async function canceledOnTheWay(): Promise<string> {
  const sku = 'MA-ONV-6601';
  const elsewhere = ['SIT', 'AAC', 'ROE'].map((source) => ({ sku, source, quantity: 0 }));
  await shop.database.transaction((tx) => setStock(tx, [...elsewhere, { sku, source: 'WEB', quantity: 20 }]));
  const { number } = (await checkoutClient(shop).place({ pickup: 'SIT', items: [{ sku, quantity: 1 }] }, 'payinstore')).order;
  const manager = await session('manager');
  await manager.ask(
    `mutation ($n: String!) { planShipment(input: { order: $n, source: "WEB", lines: [{ lineId: 1, quantity: 1 }], key: "way1" }) { __typename } }`,
    { n: number },
  );
  const { shipments } = await shop.backend.orders.desk.show(number);
  for (const to of ['picking', 'packed'])
    await manager.ask('mutation ($n: ID!, $to: ShipmentState!, $k: ID!) { moveShipment(number: $n, to: $to, key: $k) { __typename } }', {
      n: shipments[0]?.number,
      to,
      k: `way-${to}`,
    });
  await shop.backend.orders.desk.cancel(number, 'Toch niet');
  return shipments[0]?.number ?? '';
}
/** An order of a business, which pays after each parcel. */
async function onAccount(): Promise<string> {
  const items = [{ sku: 'MA-SIE-6202', quantity: 2 }];
  await shop.database.transaction((tx) => setStock(tx, [{ sku: 'MA-SIE-6202', source: 'WEB', quantity: 20 }]));
  return (await checkoutClient(shop).place({ headers: await logInAs(shop, 3), items }, 'purchaseorder')).order.number;
}
const versionOf = async (number: string): Promise<number> =>
  (await shop.database.query<{ version: number }>('select version from sales_order where number = $1', [number])).rows[0]?.version ?? 0;
async function paidOrder(status = 'processing'): Promise<string> {
  const number = await toCollect();
  await shop.backend.orders.desk.paid(number);
  await shop.database.query('update sales_order set status = $2 where number = $1', [number, status]);
  return number;
}
/** A refund that nobody knows the end of. */
async function unanswered(): Promise<{ readonly n: string; readonly r: string }> {
  const number = await paidOrder();
  const { number: refund } = await shop.backend.orders.desk.refund(number, 'everything', 'x');
  await shop.database.query(`update order_refund set state = 'requested', provider_refund_id = null where number = $1`, [refund]);
  return { n: number, r: refund };
}
/** An order whose pieces were handed over, and a return of one of them. */
async function sentOrder(): Promise<string> {
  const number = await paidOrder();
  await shop.backend.orders.desk.ship(number, {});
  return number;
}
/** A picture of the library: of a product, of something else, or one that nothing names. */
async function mediaOf(use: 'product' | 'other' | 'nothing'): Promise<string> {
  if (use === 'nothing') {
    const { rows } = await shop.database.query<{ id: number }>(
      `insert into media_asset (hash, frame_hash, name, type, width, height, alt, has_alt, tags, is_used, uploaded_at, words)
       values (repeat('0', 40), repeat('0', 40), 'x', 'webp', 1, 1, '{}', false, '{}', false, now(), '') returning id`,
    );
    return String(rows[0]?.id);
  }
  const named = 'exists (select from product_media where product_media.hash = media_asset.hash)';
  const { rows } = await shop.database.query<{ id: number }>(
    `select max(id) as id from media_asset where version = 1 and bytes is null and ${use === 'product' ? named : `not ${named}`}`,
  );
  return String(rows[0]?.id);
}
async function aPicture(client: StaffClient, kind = 'picture'): Promise<string> {
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
  const sent = await client.upload(Buffer.from(pixel, 'base64'), { kind });
  return sent.json<{ data: { upload: { id: string } } }>().data.upload.id;
}
async function aReturn(state?: string): Promise<{ readonly id: string; readonly v: number }> {
  const client = await session('service');
  const { data } = await client.ask<{ registerReturn: { number: string; version: number } }>(
    `mutation ($n: String!, $key: ID!) { registerReturn(input: { order: $n, kind: return, lines: [{ lineId: 1, quantity: 1 }], key: $key }) {
       ... on Return { number version } } }`,
    { n: await sentOrder(), key: `return-${(returns += 1)}` },
  );
  const { number: id, version: v } = data.registerReturn;
  if (state === undefined) return { id, v };
  const moved = await client.ask<{ moveReturn: { version: number } }>(
    `mutation ($id: ID!, $v: Int!, $to: ReturnState!, $key: ID!) { moveReturn(id: $id, version: $v, to: $to, source: "SIT", key: $key) {
       ... on Return { version } } }`,
    { id, v, to: state, key: `return-${(returns += 1)}` },
  );
  return { id, v: moved.data.moveReturn.version };
}
let returns = 0;
async function planned(state = 'planned'): Promise<string> {
  const number = await toCollect();
  await shop.backend.orders.desk.ready(number);
  const shipment = (await shop.backend.orders.desk.show(number)).shipments[0]?.number ?? '';
  await shop.database.query('update order_shipment set state = $2 where number = $1', [shipment, state]);
  return shipment;
}
const sem = async (): Promise<number> => {
  const { rows } = await shop.database.query<{ id: number }>("select id from staff_account where email = 'staff.sittard@maas-alm.example'");
  return rows[0]?.id ?? 0;
};
const entries = async (): Promise<number> =>
  (await shop.database.query<{ count: number }>('select count(*)::int as count from audit_entry')).rows[0]?.count ?? 0;
const mutations = rootFields.filter(({ type }) => type === 'Mutation');

describe('every change of the back office', () => {
  it('is in this test', () => {
    assert.deepEqual(mutations.map(({ field }) => field.name).sort(), Object.keys(calls).sort());
  });

  for (const { field } of mutations) {
    const hasKey = JSON.stringify(field.args.map(({ name, type }) => [name, String(type)])).match(/"key"|Edit!|Input!/) !== null;
    it(`leaves an entry in the log${hasKey ? ', and is made once however often it is sent' : ''}: ${field.name}`, async () => {
      const { client, query, variables = {} } = (await calls[field.name]?.()) ?? assert.fail('no call');
      const before = await entries();
      const first = await client.ask<Record<string, { __typename?: string }>>(query, variables);
      assert.deepEqual(first.errors, []);
      assert.doesNotMatch(JSON.stringify(first.data), /Refusal|Conflict|Waits/);
      assert.ok((await entries()) > before);
      if (!hasKey) return;
      const snapshot = await staffSnapshot(shop.database);
      const second = await client.ask(query, variables);
      assert.deepEqual(second.data, first.data);
      assert.equal(await staffSnapshot(shop.database), snapshot);
    });
  }

  it('that is refused leaves none', async () => {
    const editor = await session('editor');
    const before = await staffSnapshot(shop.database);
    const refused = await editor.ask(
      'mutation { editThresholds(edit: { id: "thresholds", version: 1, changes: [], key: "r" }) { __typename } }',
    );
    assert.equal(refused.status, 403);
    assert.equal(await staffSnapshot(shop.database), before);
  });
});
