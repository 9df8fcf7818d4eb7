import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { staffClient, type StaffClient } from '#testing/staff-client.ts';
import { makeSession, memberId } from '#testing/staff-sessions.ts';

let shop: TestShop;
/** Of the demo, both in Sittard: one whose pieces are looked at, one whose money is due. */
let received: string;
let inspected: string;
before(async () => {
  shop = await createTestShop();
  const numberIn = async (state: string): Promise<string> =>
    (await shop.database.query<{ number: string }>('select number from return where state = $1', [state])).rows[0]?.number ?? '';
  received = await numberIn('received');
  inspected = await numberIn('inspected');
});
after(() => shop.close());

async function as(role: string, branch: string | null = null): Promise<StaffClient> {
  const client = staffClient(shop.app);
  client.setCookie(await makeSession(shop.database, await memberId(shop.database, role, branch), shop.clock.now()));
  return client;
}

/** A picture of a telephone, held upright: it says where it was taken, and by whom. */
const telephonePicture = (colour: string): Promise<Buffer> =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: colour } })
    .withExif({
      IFD0: { ImageDescription: 'Markt 12 Sittard', Orientation: '6' },
      IFD3: { GPSLatitude: '51/1 0/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

let keys = 0;
type Photo = Readonly<Record<'id' | 'by' | 'thumb' | 'picture', string>> & { readonly width: number; readonly height: number };
type Answer = { readonly __typename: string; readonly code?: string; readonly photos?: readonly Photo[]; readonly can?: readonly string[] };
const shown = '__typename ... on Refusal { code } ... on Return { can photos { id by width height thumb picture } }';
const add = async (client: StaffClient, id: string, upload: string) =>
  client.ask<{ addReturnPhoto: Answer }>(
    `mutation ($id: ID!, $upload: ID!, $key: ID!) { addReturnPhoto(id: $id, upload: $upload, key: $key) { ${shown} } }`,
    { id, upload, key: `photo-${(keys += 1)}` },
  );
const remove = async (client: StaffClient, id: string, photo: string) =>
  client.ask<{ removeReturnPhoto: Answer }>(
    `mutation ($id: ID!, $photo: ID!, $key: ID!) { removeReturnPhoto(id: $id, photo: $photo, key: $key) { ${shown} } }`,
    { id, photo, key: `photo-${(keys += 1)}` },
  );
const upload = (client: StaffClient, bytes: Buffer | string, name = 'photo.jpg') =>
  client.upload(bytes, { kind: 'picture', name, headers: { 'content-type': 'image/jpeg' } });
async function send(client: StaffClient, bytes: Buffer, name?: string): Promise<string> {
  const response = await upload(client, bytes, name);
  assert.equal(response.statusCode, 200, response.body);
  return response.json<{ data: { upload: { id: string } } }>().data.upload.id;
}
async function addOne(client: StaffClient, id: string, colour: string): Promise<readonly Photo[]> {
  const { data, errors } = await add(client, id, await send(client, await telephonePicture(colour)));
  assert.deepEqual(errors, []);
  return data.addReturnPhoto.photos ?? assert.fail(JSON.stringify(data));
}
const fetchIt = (client: StaffClient | undefined, url: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ method: 'GET', url, headers: { 'sec-fetch-site': 'same-origin', cookie: client?.cookie() ?? '', ...headers } });

/** What waits in the folder of files, and in its table. */
async function waiting(): Promise<readonly [files: number, rows: number]> {
  const folder = join(shop.environment.DATA_DIR, 'uploads');
  const { rows } = await shop.database.query<{ count: number }>('select count(*)::int as count from staff_upload');
  return [existsSync(folder) ? readdirSync(folder).length : 0, rows[0]?.count ?? 0];
}
const photosIn = async (number: string): Promise<number> =>
  (await shop.database.query('select from return_photo as p join return as r on r.id = p.return_id where r.number = $1', [number]))
    .rowCount ?? 0;

describe('a photograph of what came back', () => {
  it('is kept as pixels alone: upright, without the place it was taken at', async () => {
    const service = await as('service');
    const [photo] = await addOne(service, received, 'brown');
    assert.deepEqual([photo?.width, photo?.height, photo?.by], [300, 400, 'Femke Hendriks']);
    assert.deepEqual(await waiting(), [0, 0], 'what was sent is gone');
    for (const [url, longest] of [
      [photo?.thumb ?? '', 320],
      [photo?.picture ?? '', 400],
    ] as const) {
      const { statusCode, headers, rawPayload } = await fetchIt(service, url);
      assert.deepEqual([statusCode, headers['content-type'], headers['cache-control']], [200, 'image/webp', 'no-store']);
      assert.match(String(headers['content-security-policy']), /default-src 'none'; sandbox/);
      const { exif, xmp, icc, iptc, format, height } = await sharp(rawPayload).metadata();
      assert.deepEqual([exif, xmp, icc, iptc, format, height], [undefined, undefined, undefined, undefined, 'webp', longest]);
      assert.ok(!rawPayload.includes('Sittard'));
    }
    const { rows } = await shop.database.query(
      "select entity_id, branch_code from audit_entry where action = 'return.addPhoto' order by id desc limit 1",
    );
    assert.deepEqual(rows, [{ entity_id: received, branch_code: 'SIT' }]);
  });

  it('is shown to who may see its return, and is like an unknown one for everybody else', async () => {
    const [photo] = await addOne(await as('manager'), received, 'olive');
    const { thumb = '', picture = '', id = '' } = photo ?? {};
    assert.equal((await fetchIt(await as('branchStaff', 'SIT'), thumb)).statusCode, 200);
    const aachen = await as('branchManager', 'AAC');
    const unknown = await fetchIt(aachen, thumb.replace(id, 'a'.repeat(32)));
    const foreign = await fetchIt(aachen, thumb);
    assert.deepEqual([foreign.statusCode, foreign.json()], [404, unknown.json()]);
    const service = await as('service');
    for (const url of [thumb.replace(received, inspected), thumb.replace('/thumb', '/other'), thumb.replace(id, '%00'), `${picture}/..`])
      assert.equal((await fetchIt(service, url)).statusCode, 404, url);
    assert.equal((await fetchIt(await as('editor'), thumb)).statusCode, 403);
    assert.equal((await fetchIt(undefined, thumb)).statusCode, 401);
    assert.equal((await fetchIt(service, thumb, { 'sec-fetch-site': 'cross-site' })).statusCode, 403);
    assert.equal((await fetchIt(service, thumb, { authorization: 'Bearer demo-shop-access-token' })).statusCode, 401);
    assert.equal((await shop.request('GET', `/media/${id}`)).statusCode, 404);
    const sent = await send(aachen, await telephonePicture('navy'));
    for (const asked of [await add(aachen, received, sent), await remove(aachen, received, id)])
      assert.equal(asked.errors[0]?.extensions?.['category'], 'graphql-no-such-entity');
    assert.equal((await add(service, received, sent)).errors[0]?.extensions?.['category'], 'graphql-no-such-entity', 'of somebody else');
    assert.equal((await upload(await as('branchStaff', 'SIT'), 'x')).statusCode, 403, 'who may not inspect sends none');
    await shop.database.query('update staff_upload set expires_at = $1', [shop.clock.now()]);
    await shop.backend.runJob('staff-upkeep');
  });

  it('is there once, also when two people send it at the same time', async () => {
    const [one, other] = [await as('service'), await as('branchManager', 'SIT')];
    const bytes = await telephonePicture('teal');
    const before = await photosIn(received);
    const uploads = [await send(one, bytes), await send(other, bytes, 'C:\\foto\0\u202Egpj.exe')];
    const answers = await Promise.all([add(one, received, uploads[0] ?? ''), add(other, received, uploads[1] ?? '')]);
    assert.deepEqual(answers.map(({ data }) => data.addReturnPhoto.code ?? 'added').sort(), ['added', 'return-photo-twice']);
    assert.equal(await photosIn(received), before + 1);
    assert.deepEqual((await waiting())[1], 0);
    const again = await add(one, received, await send(one, bytes));
    assert.equal(again.data.addReturnPhoto.code, 'return-photo-twice');
  });

  it('is taken of goods that are here, twelve at most', async () => {
    const service = await as('service');
    const { rows } = await shop.database.query<{ number: string }>("select number from return where state = 'announced' limit 1");
    const away = await add(service, rows[0]?.number ?? '', await send(service, await telephonePicture('grey')));
    assert.equal(away.data.addReturnPhoto.code, 'return-photo-away');
    await shop.database.query(
      `insert into return_photo (id, return_id, digest, width, height, bytes, thumb, added_at, added_by)
       select 'full-' || n, id, n::text, 1, 1, '', '', $2, 'staff' from return, generate_series(1, 12) as n where number = $1`,
      [inspected, shop.clock.now()],
    );
    const many = await add(service, inspected, await send(service, await telephonePicture('gold')));
    assert.equal(many.data.addReturnPhoto.code, 'return-photo-many');
    await shop.database.query("delete from return_photo where id like 'full-%'");
    assert.deepEqual(await waiting(), [0, 0], 'what was refused does not wait');
  });

  it('can be taken away until money went back', async () => {
    const service = await as('service');
    const photos = await addOne(service, inspected, 'black');
    await addOne(service, inspected, 'white');
    const gone = await remove(service, inspected, photos[0]?.id ?? '');
    assert.equal(gone.data.removeReturnPhoto.photos?.length, 1);
    assert.equal((await fetchIt(service, photos[0]?.thumb ?? '')).statusCode, 404);
    const left = gone.data.removeReturnPhoto.photos?.[0]?.id ?? '';
    await shop.database.query(
      `insert into order_refund (number, order_id, issued_at, lines, shipping, adjustment, total, tax, taxes, reason, state)
       select '499999992', order_id, stated_at, '[]', 0, 0, 1, 0, '[]', '', 'requested' from return where number = $1`,
      [inspected],
    );
    await shop.database.query(
      `insert into return_settlement (return_id, refund_number, at, lines, total, delivery) select id, '499999992', stated_at, '[]', 1, 0
       from return where number = $1`,
      [inspected],
    );
    assert.equal((await remove(service, inspected, left)).data.removeReturnPhoto.code, 'return-photo-settled');
    assert.equal(await photosIn(inspected), 1);
  });

  it('goes three years after the year it was taken in', async () => {
    await shop.database.query("update return set stated_at = '2022-12-31T22:00:00Z' where number = $1", [inspected]);
    await shop.backend.runJob('returns-retention');
    assert.equal(await photosIn(inspected), 0);
    assert.ok((await photosIn(received)) > 0);
  });
});

/** A PNG that says how large it is, and has not a tenth of it. */
function claimed(width: number, height: number): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([1, 0, 0, 0, 0], 8);
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', size),
    chunk('IDAT', Buffer.alloc(20)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('a file that is no photograph', () => {
  it('is refused in words, and nothing of it is kept', async () => {
    const service = await as('service');
    const jpeg = await sharp({
      create: { width: 900, height: 900, channels: 3, noise: { type: 'gaussian', mean: 120, sigma: 40 }, background: 'red' },
    })
      .jpeg()
      .toBuffer();
    const files: readonly (readonly [string, Buffer | string, number, RegExp])[] = [
      ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 415, /JPEG, PNG or WebP/],
      [
        'a page that says it is a JPEG',
        Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<!doctype html><script>1</script>')]),
        415,
        /JPEG/,
      ],
      ['a PNG that is none', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), jpeg]), 415, /JPEG/],
      ['half a JPEG', jpeg.subarray(0, jpeg.length / 2), 415, /damaged/],
      ['an animation', Buffer.from('47494638396101000100000000', 'hex'), 415, /JPEG/],
      ['a HEIC', Buffer.from('0000001866747970686569630000000068656963', 'hex'), 415, /JPEG/],
      ['three bytes', Buffer.from([0xff, 0xd8]), 415, /JPEG/],
      ['four hundred million pixels', claimed(20_000, 20_000), 422, /40 million pixels/],
      ['one line of them', claimed(1, 2_000_000_000), 415, /damaged/],
      ['nothing', '', 400, /empty/],
      ['too much', Buffer.concat([jpeg, Buffer.alloc(25 * 1024 ** 2)]), 413, /25 MB/],
    ];
    for (const [name, bytes, status, words] of files) {
      const response = await upload(service, bytes);
      assert.equal(response.statusCode, status, `${name}: ${response.body}`);
      assert.match(response.body, words, name);
      assert.deepEqual(await waiting(), [0, 0], name);
    }
  });

  it('and a table is none either, nor is a photograph a table', async () => {
    const manager = await as('manager');
    const table = (await manager.upload('sku,qty\n')).json<{ data: { upload: { id: string } } }>().data.upload.id;
    assert.equal((await add(manager, received, table)).errors[0]?.extensions?.['category'], 'graphql-no-such-entity');
    const photo = await send(manager, await telephonePicture('pink'));
    const tried = await manager.ask('mutation ($upload: ID!) { checkImport(kind: stock, upload: $upload, key: "photo") { __typename } }', {
      upload: photo,
    });
    assert.equal(tried.errors[0]?.extensions?.['category'], 'graphql-no-such-entity');
  });
});
