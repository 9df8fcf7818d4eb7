import assert from 'node:assert/strict';
import sharp from 'sharp';
import type { StaffClient } from './staff-client.ts';

type Summary = {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly frameHash: string;
  readonly width: number;
  readonly height: number;
  readonly alt: Readonly<Record<string, string>>;
};
type Change = { readonly field: string; readonly base: unknown; readonly value: unknown };
type MediaResult = {
  readonly __typename: string;
  readonly code?: string;
  readonly field?: string;
  readonly isNew?: boolean;
  readonly media?: Summary & { readonly version: number; readonly hash: string };
  readonly merged?: readonly string[];
  readonly places?: number;
  readonly entry?: string;
  readonly fields?: readonly { readonly path: string; readonly theirs: unknown }[];
};

/** A picture whose left half has another colour than its right one. */
export const twoColours = (left: string, right: string, { width = 600, height = 400 } = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: left } })
    .composite([{ input: { create: { width: width / 2, height, channels: 3, background: right } }, left: width / 2, top: 0 }])
    .jpeg()
    .toBuffer();

let keys = 0;
const key = (): string => `media-${(keys += 1)}`;
const said = '__typename ... on Refusal { code field } ... on EditConflict { fields { path theirs } }';
const summary = 'id name path frameHash width height alt';

/** Somebody in the library of pictures. */
export function mediaClient(client: StaffClient) {
  const ask = async (query: string, field: string, variables: object): Promise<MediaResult> => {
    const { data, errors } = await client.ask<Record<string, MediaResult>>(query, variables);
    assert.deepEqual(errors, []);
    return data[field] ?? assert.fail(`no ${field}`);
  };
  const send = (bytes: Buffer | string, name = 'foto.jpg') =>
    client.upload(bytes, { kind: 'media', name, headers: { 'content-type': 'image/jpeg' } });
  const add = async (bytes: Buffer, name?: string): Promise<MediaResult> => {
    const response = await send(bytes, name);
    assert.equal(response.statusCode, 200, response.body);
    const upload = response.json<{ data: { upload: { id: string } } }>().data.upload.id;
    return ask(
      `mutation ($upload: ID!, $key: ID!) { addMedia(upload: $upload, key: $key) { __typename ... on Refusal { code } ... on MediaAdded { isNew media { ${summary} } } } }`,
      'addMedia',
      { upload, key: key() },
    );
  };
  const change = (mutation: 'editMedia' | 'removeMedia') => (id: string, version: number, changes: readonly Change[]) =>
    ask(
      `mutation ($edit: Edit!) { ${mutation}(edit: $edit) { ${said} ... on MediaSaved { merged media { id version name frameHash hash } } } }`,
      mutation,
      { edit: { id, version, changes, key: key() } },
    );
  return {
    client,
    send,
    add,
    added: async (bytes: Buffer, name?: string): Promise<Summary> => {
      const result = await add(bytes, name);
      return result.media ?? assert.fail(JSON.stringify(result));
    },
    edit: change('editMedia'),
    remove: change('removeMedia'),
    replace: (id: string, by: string) =>
      ask(
        `mutation ($id: ID!, $by: ID!, $key: ID!) { replaceMedia(id: $id, by: $by, key: $key) { ${said} ... on MediaReplaced { places entry media { id version hash frameHash alt: values } } } }`,
        'replaceMedia',
        { id, by, key: key() },
      ),
    clear: () => ask('mutation ($key: ID!) { clearMedia(key: $key) { __typename } }', 'clearMedia', { key: key() }),
    undo: (entry: string) =>
      ask(
        'mutation ($entry: ID!, $key: ID!) { undo(entry: $entry, key: $key) { __typename ... on Refusal { code } ... on EditConflict { fields { path theirs } } } }',
        'undo',
        { entry, key: key() },
      ),
    list: async (variables: object = {}) => {
      const { data, errors } = await client.ask<{ media: { items: readonly Summary[]; page: { count: number; next: string | null } } }>(
        `query ($search: String, $after: String, $tab: MediaTab, $tag: String) {
           media(list: { search: $search, first: 50, after: $after }, tab: $tab, filter: { tag: $tag }) { items { ${summary} } page { count next } } }`,
        variables,
      );
      assert.deepEqual(errors, []);
      return data.media;
    },
    page: async (id: string) => {
      const { data, errors } = await client.ask<{
        mediaAsset: {
          version: number;
          hash: string;
          frameHash: string;
          isWhole: boolean;
          removedAt: string | null;
          values: Record<string, unknown>;
        };
      }>('query ($id: ID!) { mediaAsset(id: $id) { version hash frameHash isWhole removedAt values } }', { id });
      assert.deepEqual(errors, []);
      return data.mediaAsset;
    },
    uses: async (id: string) => {
      const { data, errors } = await client.ask<{ mediaUses: { items: readonly { kind: string; id: string; name: string }[] } }>(
        'query ($id: ID!) { mediaUses(id: $id) { items { kind id name } isCapped } }',
        { id },
      );
      assert.deepEqual(errors, []);
      return data.mediaUses.items;
    },
  };
}

export type MediaClient = ReturnType<typeof mediaClient>;
