import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { getNamedType, isLeafType } from 'graphql';
import { createIds } from '#kernel/ids.ts';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { demoMember, staffClient } from '#testing/staff-client.ts';
import { makeSessions, memberId, rootFields, staffSnapshot } from '#testing/staff-sessions.ts';

/** `UPDATE_MATRIX=1` writes the file anew: its difference is what a reviewer looks at. */
const file = new URL('./staff-matrix.txt', import.meta.url);
const roles = [
  ['owner', null],
  ['manager', null],
  ['branchManager', 'SIT'],
  ['branchStaff', 'SIT'],
  ['editor', null],
  ['service', null],
  ['finance', null],
  ['auditor', null],
] as const;
const strengths = ['two', 'pin'] as const;

let shop: TestShop;
let ids: Record<string, number>;
/** Those of the roles, in their order. */
const callers: number[] = [];
let entry: string;
let numbers: Record<'own' | 'other', string>;
let mails: Record<'own', string>;
let telephone: string;
const codes = { own: 'SIT', other: 'AAC' };
const shipments = { own: '399999991', other: '399999992' };
let messages: Record<'own' | 'other', string>;
let reviewId: string;
let customerId: string;
let privacyId: string;
let campaignId: string;
let mediaId: string;
const returns = { own: 'R-2026-999991', other: 'R-2026-999992' };
const cards = { own: 'G-2026-999991', other: 'G-2026-999992' };
before(async () => {
  shop = await createTestShop();
  ids = {
    own: await memberId(shop.database, 'branchStaff', 'SIT'),
    other: await memberId(shop.database, 'branchStaff', 'AAC'),
    editor: await memberId(shop.database, 'editor'),
  };
  for (const [role, branch] of roles) callers.push(await memberId(shop.database, role, branch));
  const owner = await demoMember(shop.app, 'owner');
  await owner.ask(
    'mutation { editThresholds(edit: { id: "thresholds", version: 0, changes: [{ field: "bulkRows", value: 1 }], key: "first" }) { __typename } }',
  );
  const { rows } = await shop.database.query<{ id: string }>("select id::text from audit_entry where action = 'setting.edit'");
  entry = rows[0]?.id ?? '';
  const orderOf = async (branch: string): Promise<string> => {
    const { rows: found } = await shop.database.query<{ number: string }>(
      'update sales_order set sources = array[$1], branch_code = $1 where id = (select min(id) from sales_order where branch_code is null) returning number',
      [branch],
    );
    return found[0]?.number ?? '';
  };
  numbers = { own: await orderOf('SIT'), other: await orderOf('AAC') };
  const { rows: mailed } = await shop.database.query<{ id: number }>(
    `insert into order_mail (order_id, kind, reference, due_at) select id, 'shipped', 'matrix', placed_at from sales_order where number = $1
     returning id`,
    [numbers.own],
  );
  mails = { own: String(mailed[0]?.id) };
  // Of one that was ordered nothing can be changed.
  const { rows: called } = await shop.database.query<{ id: number }>(
    `insert into telephone_order (store_code, email, email_key, document, created_by, created_at, expires_at, order_number)
     values ('nl', 'x@example.org', 'x@example.org', '{"lines": [], "nextLineId": 1}', 1, $1, $1, '100000001') returning id`,
    [shop.clock.now()],
  );
  telephone = String(called[0]?.id);
  await shop.database.query(
    `insert into order_refund (number, order_id, issued_at, lines, shipping, adjustment, total, tax, taxes, reason, state)
     select '499999991', id, placed_at, '[]', 0, 0, 1, 0, '[]', '', 'done' from sales_order where number = $1`,
    [numbers.own],
  );
  const messageOf = async (branch: string): Promise<string> => {
    const { rows: found } = await shop.database.query<{ id: number }>(
      `insert into form_submission (type, identifier, title, store_code, "values", is_suspect, fingerprint, received_at, branch_code)
       values ('custom', 'x', 'X', 'nl', '[]', false, 'x', now(), $1) returning id`,
      [branch],
    );
    return String(found[0]?.id);
  };
  messages = { own: await messageOf('SIT'), other: await messageOf('AAC') };
  customerId = String((await shop.database.query<{ id: number }>('select min(id) as id from customer')).rows[0]?.id);
  const { rows: asked } = await shop.database.query<{ id: number }>(
    `insert into privacy_request (kind, state, origin, customer_id, received_at, due_on) values ('erase', 'open', 'staff', $1, now(), '2099-01-01') returning id`,
    [customerId],
  );
  privacyId = String(asked[0]?.id);
  const { rows: campaigns } = await shop.database.query<{ id: number }>(
    `insert into campaign (name, state, starts_at, ends_at, views, selection, rule, rounding, created_at, created_by)
     values ('X', 'draft', now(), now() + interval '1 day', '{nl}', '{"skus":[],"categories":[],"brands":[],"options":[],"excluded":[]}',
       '{"type":"percent","percent":20}', 'none', now(), 'X') returning id`,
  );
  campaignId = String(campaigns[0]?.id);
  mediaId = String((await shop.database.query<{ id: number }>('select min(id) as id from media_asset')).rows[0]?.id);
  reviewId = String((await shop.database.query<{ id: number }>('select min(id) as id from review')).rows[0]?.id);
  for (const branch of ['own', 'other'] as const) {
    await shop.database.query(
      `insert into order_shipment (number, order_id, state, source_code, lines, tracking)
       select $1, id, 'planned', $2, '[{"lineId": 1, "quantity": 1}]', '[]' from sales_order where number = $3`,
      [shipments[branch], codes[branch], numbers[branch]],
    );
    await shop.database.query(
      `insert into return (number, order_id, order_number, kind, state, source_code, branches, stated_at, due_on, marks, words)
       select $1, id, number, 'return', 'received', $2, array[$2], placed_at, '9999-12-31', '{}', '' from sales_order where number = $3`,
      [returns[branch], codes[branch], numbers[branch]],
    );
    await shop.database.query(
      `insert into gift_card (number, initial_cents, state, expires_on, origin, branch_code, issued_at, issued_by)
       values ($1, 1000, 'active', '2029-12-31', 'hand', $2, $3, 'staff')`,
      [cards[branch], codes[branch], shop.clock.now()],
    );
  }
});
after(() => shop.close());

let keys = 0;
const key = (): string => `matrix-${(keys += 1)}`;

async function waitingRequest(by: number): Promise<string> {
  const { rows } = await shop.database.query<{ id: number }>(
    `insert into approval_request (action, input, summary, requested_by, requested_at, expires_at, state)
     values ('staff.invite', '{}', 'Invite', $1, $2, $3, 'waiting') returning id`,
    [by, shop.clock.now(), new Date(shop.clock.now().getTime() + 3_600_000)],
  );
  return String(rows[0]?.id);
}

/** A file of somebody whose bytes are gone: whoever may use it hears so. */
async function uploadOf(staffId: number, kind = 'csv'): Promise<string> {
  const id = createIds().masked();
  await shop.database.query(
    `insert into staff_upload (id, staff_id, kind, file_name, bytes, created_at, expires_at) values ($1, $2, $5, 'x', 1, $3, $4)`,
    [id, staffId, shop.clock.now(), new Date(shop.clock.now().getTime() + 3_600_000), kind],
  );
  return id;
}

/** A file that was compared and changes nothing. */
async function comparedFile(staffId: number): Promise<string> {
  const id = createIds().masked();
  await shop.database.query(
    `insert into bulk_run (id, kind, staff_id, staff_name, state, rows, created_at) values ($1, 'stock', $2, 'x', 'checked', 0, $3)`,
    [id, staffId, shop.clock.now()],
  );
  return id;
}

async function photoOf(number: string): Promise<string> {
  const id = createIds().masked();
  await shop.database.query(
    `insert into return_photo (id, return_id, digest, width, height, bytes, thumb, added_at, added_by)
     select $1, id, $1, 1, 1, '', '', stated_at, 'staff' from return where number = $2`,
    [id, number],
  );
  return id;
}

async function passkeyOf(staffId: number): Promise<string> {
  const { rows } = await shop.database.query<{ id: number }>(
    `insert into staff_passkey (credential_id, staff_id, public_key, counter, transports, name, created_at)
     values ($1, $2, '', 0, '[]', 'Laptop', $3) returning id`,
    [key(), staffId, shop.clock.now()],
  );
  return String(rows[0]?.id);
}

async function viewOf(staffId: number): Promise<string> {
  const { rows } = await shop.database.query<{ id: number }>(
    `insert into staff_view (staff_id, screen, name, query, is_shared, saved_at) values ($1, 'orders', $2, '', false, $3) returning id`,
    [staffId, key(), shop.clock.now()],
  );
  return String(rows[0]?.id);
}

const refundOf = (branch: 'own' | 'other') => ({
  order: numbers[branch],
  lines: [{ lineId: 99, quantity: 1 }],
  shipping: 0,
  adjustment: 0,
  reason: 'x',
  key: key(),
});

/** Arguments a field would do something with; `branch` is whose account is named. */
async function argumentsOf(field: string, caller: number, branch: 'own' | 'other'): Promise<Record<string, unknown>> {
  const edit = (id: string) => ({ edit: { id, version: 0, changes: [], key: key() } });
  const known: Record<string, () => Promise<Record<string, unknown>> | Record<string, unknown>> = {
    invitation: () => ({ token: 'x' }),
    staff: () => ({ list: {} }),
    audit: () => ({ list: {} }),
    staffMember: () => ({ id: String(ids[branch]) }),
    logIn: () => ({ email: 'nobody@example.nl', password: 'wrong' }),
    acceptInvitation: () => ({ token: 'x', password: 'x' }),
    passkeyInvitationOptions: () => ({ token: 'x' }),
    logInWithPasskey: () => ({ response: {} }),
    acceptInvitationWithPasskey: () => ({ token: 'x', name: 'X', response: {} }),
    proveWithPasskey: () => ({ response: {} }),
    stepUpWithPasskey: () => ({ response: {} }),
    addPasskey: () => ({ name: 'X', response: {} }),
    renamePasskey: async () => ({ id: await passkeyOf(caller), name: 'X' }),
    removePasskey: async () => ({ id: await passkeyOf(caller) }),
    proveCode: () => ({ code: '000000' }),
    stepUp: () => ({ password: 'wrong' }),
    endSession: () => ({ id: '1' }),
    changeLanguage: () => ({ language: 'nl' }),
    changePassword: () => ({ password: 'short' }),
    confirmTotp: () => ({ code: '000000' }),
    inviteStaff: () => ({ input: { email: 'no address', name: 'X', language: 'nl', roles: [{ role: 'editor' }], key: key() } }),
    editStaff: () => edit(String(ids[branch])),
    resetStaff: () => ({ id: String(ids[branch]), key: key() }),
    editThresholds: () => edit('thresholds'),
    decide: async () => ({ request: await waitingRequest(ids['editor'] ?? 0), approve: false, key: key() }),
    orders: () => ({ list: {} }),
    order: () => ({ number: numbers[branch] }),
    noteOrder: () => ({ input: { order: numbers[branch], text: 'Belt terug', key: key() } }),
    planShipment: () => ({ input: { order: numbers[branch], source: codes[branch], lines: [{ lineId: 1, quantity: 1 }], key: key() } }),
    shortPick: () => ({ input: { number: shipments[branch], found: [{ lineId: 1, quantity: 1 }], key: key() } }),
    takeBoxBack: () => ({ number: shipments[branch], key: key() }),
    orderCompany: () => ({ number: numbers[branch], window: 'matrix', doing: 'looks' }),
    moveShipment: () => ({ number: shipments[branch], to: 'ready', key: key() }),
    handOver: () => ({ number: shipments[branch], code: '000000', key: key() }),
    pickList: () => ({ source: codes[branch] }),
    pickups: () => ({ branch: codes[branch] }),
    printShipments: () => ({ numbers: [shipments[branch]], paper: 'slip', key: key() }),
    refundPreview: () => ({ input: refundOf(branch) }),
    refund: () => ({ input: refundOf(branch) }),
    refundAgain: () => ({ order: numbers[branch], refund: '499999991', key: key() }),
    settleRefund: () => ({ order: numbers[branch], refund: '499999991', reason: 'x', key: key() }),
    holdOrder: () => ({ input: { order: numbers[branch], reason: ' ', key: key() } }),
    releaseOrder: () => ({ input: { order: numbers[branch], reason: ' ', key: key() } }),
    cancelOrder: () => ({ input: { order: numbers[branch], reason: ' ', key: key() } }),
    cancelPieces: () => ({ input: { order: numbers[branch], lines: [{ lineId: 1, quantity: 1 }], reason: ' ', key: key() } }),
    confirmPayment: () => ({ input: { order: numbers[branch], reason: ' ', key: key() } }),
    revisionChoices: () => ({ order: numbers[branch] }),
    revisionArticles: () => ({ order: numbers[branch], search: 'dirndl' }),
    revisionPreview: () => ({ input: { order: numbers[branch], version: 0, lines: [], reason: ' ', key: key() } }),
    proposeRevision: () => ({ input: { order: numbers[branch], version: 0, lines: [], reason: ' ', key: key() } }),
    withdrawRevision: () => ({ input: { order: numbers[branch], number: 1, reason: ' ', key: key() } }),
    mailPreview: () => ({ order: numbers.own, mail: mails.own }),
    resendMail: () => ({ order: numbers.own, mail: mails.own, key: key() }),
    telephoneArticles: () => ({ store: 'nl', text: 'dirndl' }),
    telephoneCustomer: () => ({ email: 'nobody@example.org' }),
    telephoneQuote: () => ({ wish: { store: 'nl', email: 'nobody', lines: [] } }),
    telephoneOrders: () => ({ list: {} }),
    telephoneOrder: () => ({ id: telephone }),
    sendTelephoneOrder: () => ({ wish: { store: 'nl', email: 'nobody', lines: [] }, key: key() }),
    changeTelephoneOrder: () => ({ id: telephone, version: 9, wish: { store: 'nl', email: 'nobody', lines: [] }, key: key() }),
    sendTelephoneLink: () => ({ id: telephone, key: key() }),
    takeBackTelephoneOrder: () => ({ id: telephone, key: key() }),
    returns: () => ({ list: {} }),
    return: () => ({ number: returns[branch] }),
    returnable: () => ({ order: numbers[branch] }),
    settlementPreview: () => ({ id: returns[branch], lines: [] }),
    registerReturn: () => ({ input: { order: numbers[branch], kind: 'return', lines: [], key: key() } }),
    moveReturn: () => ({ id: returns[branch], version: 0, to: 'received', key: key() }),
    addReturnPhoto: async () => ({ id: returns[branch], upload: await uploadOf(caller, 'picture'), key: key() }),
    removeReturnPhoto: async () => ({ id: returns[branch], photo: await photoOf(returns[branch]), key: key() }),
    inspectReturn: () => ({ id: returns[branch], version: 0, findings: [], key: key() }),
    settleReturn: () => ({ id: returns[branch], version: 0, lines: [], key: key() }),
    exchangeSizes: () => ({ id: returns[branch] }),
    exchangeArticles: () => ({ id: returns[branch], search: 'ring' }),
    exchangePreview: () => ({ id: returns[branch], lines: [] }),
    exchangeReturn: () => ({ id: returns[branch], version: 0, lines: [], isAgreed: true, key: key() }),
    showReturnGiftCard: () => ({ id: returns[branch], card: cards[branch], key: key() }),
    assignReturn: () => ({ id: returns[branch], version: 0, order: numbers[branch], key: key() }),
    printReturnSlip: () => ({ number: returns[branch], key: key() }),
    editReturnSettings: () => edit('returns'),
    giftCards: () => ({ list: {} }),
    giftCard: () => ({ number: cards[branch] }),
    giftCardOfCode: () => ({ code: 'x' }),
    issueGiftCard: () => ({ input: { cents: 0, reason: 'x', key: key() } }),
    topUpGiftCard: () => ({ id: cards[branch], version: 0, cents: 1, reason: 'x', key: key() }),
    blockGiftCard: () => ({ id: cards[branch], version: 0, reason: 'x', key: key() }),
    unblockGiftCard: () => ({ id: cards[branch], version: 0, reason: 'x', key: key() }),
    makeGiftCardCode: () => ({ id: cards[branch], version: 0, key: key() }),
    printGiftCard: () => ({ id: cards[branch], code: 'x', language: 'nl', key: key() }),
    undo: () => ({ entry, key: key() }),
    exportAudit: () => ({ key: key() }),
    find: () => ({ text: 'janssen' }),
    savedViews: () => ({ screen: 'orders' }),
    saveView: () => ({ input: { screen: 'orders', name: 'Bank', query: 'payment=banktransfer', isShared: false, key: key() } }),
    removeView: async () => ({ id: await viewOf(caller), key: key() }),
    exportOrders: () => ({ key: key() }),
    reviews: () => ({ list: {} }),
    judgeReviews: () => ({ input: { ids: ['999999999'], approve: false, key: key() } }),
    review: () => ({ id: reviewId }),
    replyReview: () => ({ input: { id: reviewId, text: '', key: key() } }),
    messages: () => ({ list: {} }),
    message: () => ({ id: messages[branch] }),
    assignMessage: () => ({ id: messages[branch], staff: '999999999', key: key() }),
    answerMessage: () => ({ input: { id: messages[branch], version: 99, text: 'x', key: key() } }),
    moveMessage: () => ({ id: messages[branch], to: 'open', key: key() }),
    subscriptions: () => ({ list: {} }),
    exportSubscriptions: () => ({ key: key() }),
    awaitedArticles: () => ({ list: {} }),
    customers: () => ({ list: {} }),
    customerVat: () => ({ id: customerId }),
    openCustomer: () => ({ id: customerId, reason: 'Factuur', key: key() }),
    editCustomer: () => edit(customerId),
    judgeCustomer: () => ({ id: customerId, approve: true, reason: 'x'.repeat(501), key: key() }),
    blockCustomer: () => ({ id: customerId, reason: ' ', key: key() }),
    unblockCustomer: () => ({ id: customerId, key: key() }),
    resetCustomer: () => ({ id: customerId, key: key() }),
    endCustomerSessions: () => ({ id: customerId, key: key() }),
    mergePreview: () => ({ winner: customerId, loser: customerId }),
    mergeCustomers: () => ({ input: { winner: customerId, winnerVersion: 1, loser: customerId, loserVersion: 1, key: key() } }),
    undoMerge: () => ({ loser: customerId, key: key() }),
    privacyRequests: () => ({ list: {} }),
    privacyRequest: () => ({ id: privacyId }),
    notePrivacyRequest: () => ({ input: { customer: customerId, kind: 'export', note: '', key: key() } }),
    sendPrivacyData: () => ({ id: privacyId, version: 99, key: key() }),
    exportPrivacyData: () => ({ id: privacyId, key: key() }),
    closePrivacyRequest: () => ({ id: privacyId, version: 99, isRefused: true, answer: 'x', key: key() }),
    erasePerson: () => ({ id: privacyId, version: 99, key: key() }),
    products: () => ({ list: {} }),
    product: () => ({ sku: 'MA-SIE-6202' }),
    categoryEnd: () => ({ category: '3' }),
    productSearchMatch: () => ({ sku: 'MA-SIE-6202', text: 'ketting', store: 'nl' }),
    editProduct: () => edit('MA-SIE-6202'),
    publishProduct: () => edit('MA-SIE-6202'),
    media: () => ({ list: {} }),
    mediaAsset: () => ({ id: mediaId }),
    mediaUses: () => ({ id: mediaId }),
    knownMedia: () => ({ digests: [] }),
    addMedia: async () => ({ upload: await uploadOf(caller, 'media'), key: key() }),
    editMedia: () => edit(mediaId),
    removeMedia: () => edit(mediaId),
    replaceMedia: () => ({ id: mediaId, by: mediaId, key: key() }),
    clearMedia: () => ({ key: key() }),
    createProduct: () => ({ input: { type: 'simple', sku: 'A,B', texts: [], key: key() } }),
    makeVariants: () => edit('MA-DIR-1001'),
    category: () => ({ id: '110' }),
    editCategory: () => edit('110'),
    createCategory: () => ({ parent: '110', names: [], key: key() }),
    removeCategory: () => ({ id: '100', version: 99, key: key() }),
    brand: () => ({ id: '1' }),
    editBrand: () => edit('1'),
    createAttribute: () => ({ code: 'x', input: 'text', labels: [], key: key() }),
    createBrand: () => ({ title: '', maker: noMaker, key: key() }),
    removeBrand: () => ({ id: '1', version: 99, key: key() }),
    attribute: () => ({ code: 'kleur' }),
    editAttribute: () => edit('kleur'),
    sizeChart: () => ({ key: 'dirndl' }),
    editSizeChart: () => edit('dirndl'),
    createSizeChart: () => ({ sizeChart: 'dirndl', attribute: 'kleur', key: key() }),
    removeSizeChart: () => ({ id: 'dirndl', version: 99, key: key() }),
    articlePrices: () => ({ sku: 'MA-SIE-6202' }),
    editPrices: () => edit('MA-SIE-6202'),
    campaigns: () => ({ list: {} }),
    campaign: () => ({ id: campaignId }),
    campaignCheck: () => ({ id: campaignId }),
    createCampaign: () => ({ name: '', key: key() }),
    editCampaign: () => edit(campaignId),
    campaignCalendar: () => ({ month: '2026-11' }),
    cardPreview: () => ({ store: 'nl', at: '2026-11-20T09:00' }),
    coupons: () => ({ list: {} }),
    coupon: () => ({ code: 'WELKOM10' }),
    couponUses: () => ({ code: 'WELKOM10', list: {} }),
    couponTest: () => ({ input: { code: 'WELKOM10', store: 'nl', lines: [], country: 'NL', customer: 'guest' } }),
    createCoupon: () => ({ code: 'X', key: key() }),
    editCoupon: () => edit('WELKOM10'),
    exportCoupon: () => ({ code: 'WELKOM10', key: key() }),
    withdraw: async () => ({ request: await waitingRequest(caller), key: key() }),
    sheetRows: () => ({ list: {}, fields: ['texts.nl.name'] }),
    sheetCheck: async () => ({ upload: await uploadOf(caller, 'sheet') }),
    applySheet: async () => ({ upload: await uploadOf(caller, 'sheet'), key: key() }),
    bulkRun: () => ({ id: 'a'.repeat(32) }),
    bulkRows: () => ({ run: 'a'.repeat(32) }),
    cancelBulk: () => ({ id: 'a'.repeat(32), key: key() }),
    undoBulk: () => ({ id: 'a'.repeat(32), key: key() }),
    checkImport: async () => ({ kind: 'catalogue', upload: await uploadOf(caller), key: key() }),
    applyImport: async () => ({ id: await comparedFile(caller), key: key() }),
    exportTable: () => ({ kind: 'stock', key: key() }),
    exportProducts: () => ({ key: key() }),
  };
  return (await known[field]?.()) ?? {};
}

const noMaker = { name: '', street: '', postcode: '', city: '', countryCode: '', email: '' };

type Row = { readonly root: (typeof rootFields)[number]; readonly strength: 'two' | 'pin'; readonly branch: 'own' | 'other' };

/** Whether a caller gets an answer that is not a refusal of who they are. */
async function isAllowed({ root: { type, field } }: Row, cookie: string, given: Record<string, unknown>): Promise<boolean> {
  const client = staffClient(shop.app);
  const declared = field.args.filter(({ name }) => name in given).map(({ name, type: of }) => `$${name}: ${String(of)}`);
  const passed = Object.keys(given).map((name) => `${name}: $${name}`);
  const asked = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }';
  const head = declared.length > 0 ? `(${declared.join(', ')})` : '';
  const query = `${type.toLowerCase()} ${head} { ${field.name}${passed.length > 0 ? `(${passed.join(', ')})` : ''} ${asked} }`;
  client.setCookie(cookie);
  const { errors } = await client.ask(query, given);
  const category = errors[0]?.extensions?.['category'];
  assert.doesNotMatch(errors[0]?.message ?? '', /Internal server error|Cannot query|Unknown|Variable/, field.name);
  return category !== 'graphql-authorization' && category !== 'graphql-no-such-entity';
}

/** A line of the matrix. Whom it refuses by the committed one comes first, between two looks at the database. */
async function marksOf(row: Row, committed: readonly string[]): Promise<readonly string[]> {
  const cookies = await makeSessions(shop.database, callers, shop.clock.now(), { strength: row.strength });
  const calls: { readonly index: number; readonly cookie: string; readonly given: Record<string, unknown> }[] = [];
  for (const [index, caller] of callers.entries())
    calls.push({ index, cookie: cookies[index] ?? '', given: await argumentsOf(row.root.field.name, caller, row.branch) });
  const marks = callers.map(() => '');
  const ask = async (mark: string): Promise<void> => {
    for (const { index, cookie, given } of calls.filter((call) => (committed[call.index] === '-') === (mark === '-')))
      marks[index] = (await isAllowed(row, cookie, given)) ? 'x' : '-';
  };
  if (committed.includes('-')) {
    const before = await staffSnapshot(shop.database);
    await ask('-');
    assert.equal(await staffSnapshot(shop.database), before, `${row.root.key} was refused and wrote`);
  }
  await ask('x');
  return marks;
}

const hasBranches =
  /^(?:staffMember|editStaff|resetStaff|order|orderCompany|noteOrder|planShipment|shortPick|takeBoxBack|moveShipment|handOver|pickList|pickups|printShipments|refundPreview|refund|message|assignMessage|answerMessage|moveMessage|return|settlementPreview|moveReturn|inspectReturn|addReturnPhoto|removeReturnPhoto|settleReturn|exchangeSizes|exchangeArticles|exchangePreview|exchangeReturn|showReturnGiftCard|assignReturn|printReturnSlip|giftCard|printGiftCard)$/;

describe('what each role may call', () => {
  it('is what the committed matrix says, and what is refused writes nothing', async () => {
    const before = readFileSync(file, 'utf8');
    const committed = new Map(before.split('\n').map((line) => [line.split(': ')[0], line.split(': ')[1]?.split(' ') ?? []]));
    const head = roles.map(([role, branch]) => (branch ? `${role}:${branch}` : role)).join(' ');
    const lines = [`# field, session, whose: ${head}; x allowed, - refused`];
    for (const root of rootFields) {
      const branches = hasBranches.test(root.field.name) ? (['own', 'other'] as const) : (['own'] as const);
      for (const strength of strengths) {
        for (const branch of branches) {
          const name = `${root.key} ${strength}${branches.length > 1 ? ` ${branch}` : ''}`;
          const marks = await marksOf({ root, strength, branch }, committed.get(name) ?? []);
          lines.push(`${name}: ${marks.join(' ')}`);
        }
      }
    }
    const matrix = `${lines.join('\n')}\n`;
    if (process.env['UPDATE_MATRIX'] === '1') writeFileSync(file, matrix);
    assert.equal(matrix, readFileSync(file, 'utf8'));
  });
});
