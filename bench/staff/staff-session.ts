import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoPassword } from '@shop/demo-data/customers';
import { root } from '../harness/processes.ts';

/** Somebody of the demo who is logged in to the back office. */
export type StaffSession = {
  readonly origin: string;
  /** As a browser sends it. */
  readonly cookie: string;
  readonly ask: <Data>(query: string, variables?: object) => Promise<Data>;
};

/** Of several files those fragments that are used: a document with others is refused. */
function withoutUnused(text: string): string {
  const parts = text.split(/^(?=fragment |query |mutation )/m);
  const isUsed = (part: string): boolean => {
    const name = /^fragment (\w+)/.exec(part)?.[1];
    return name === undefined || new RegExp(`\\.\\.\\.${name}\\b`).test(text);
  };
  const used = parts.filter(isUsed).join('');
  return used.length === text.length ? text : withoutUnused(used);
}

/** Documents of the screens, from their files: what is measured is what they ask. */
export const screenFiles = (...paths: readonly string[]): string =>
  withoutUnused(paths.map((path) => readFileSync(join(root, 'apps/back-office/src', path), 'utf8')).join('\n'));

/** One of orders. */
export const screenDocument = (path: string): string => screenFiles(join('features/orders', path));

export async function enter(origin: string, email: string): Promise<StaffSession> {
  const headers = { 'content-type': 'application/json', origin, 'x-staff': '1' };
  const post = (body: object, more: Readonly<Record<string, string>> = {}): Promise<Response> =>
    fetch(`${origin}/staff/graphql`, { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) });
  const logIn = 'mutation ($email: String!, $password: String!) { logIn(email: $email, password: $password) { next } }';
  const answer = await post({ query: logIn, variables: { email, password: demoPassword } });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0];
  if (cookie === undefined) throw new Error(`${email} was not let in: ${answer.status} ${await answer.text()}`);
  return {
    origin,
    cookie,
    ask: async <Data>(query: string, variables: object = {}): Promise<Data> => {
      const response = await post({ query, variables }, { cookie });
      const { data, errors } = (await response.json()) as { data?: Data; errors?: readonly { readonly message: string }[] };
      if (errors || !data) throw new Error(errors?.[0]?.message ?? `status ${response.status}`);
      return data;
    },
  };
}
