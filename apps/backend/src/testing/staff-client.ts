import assert from 'node:assert/strict';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { demoPassword } from '@shop/demo-data/customers';
import { demoStaff } from '@shop/demo-data/staff';
import type { GraphqlAnswer } from './create-test-shop.ts';

type StaffAnswer<T> = GraphqlAnswer<T> & { readonly masked: readonly string[]; readonly headers: Record<string, unknown> };

/** A browser in the back office: sends what its pages would, and keeps the cookie. */
export type StaffClient = {
  ask<T = Record<string, never>>(query: string, variables?: object): Promise<StaffAnswer<T>>;
  /** Sends as told, with the cookie it has. */
  send(headers: Record<string, string>, payload: string, method?: 'POST' | 'GET' | 'PUT'): Promise<LightMyRequestResponse>;
  /** Sends a file as the back office does; headers by name replace its own. */
  upload(
    payload: Buffer | string,
    options?: { name?: string; kind?: string; headers?: Record<string, string> },
  ): Promise<LightMyRequestResponse>;
  logIn(email: string, password?: string): Promise<StaffAnswer<{ logIn: { next: string } | null }>>;
  cookie(): string | undefined;
  setCookie(cookie: string | undefined): void;
};

export { demoPassword };

export const staffOrigin = 'http://localhost:3000';
export const staffHeaders = { 'content-type': 'application/json', origin: staffOrigin, 'x-staff': '1' } as const;

export function staffClient(app: FastifyInstance): StaffClient {
  let kept: string | undefined;
  const send: StaffClient['send'] = async (headers, payload, method = 'POST') => {
    const cookie: Record<string, string> = kept === undefined ? {} : { cookie: kept };
    const body = method === 'GET' ? {} : { payload };
    const response = await app.inject({ method, url: '/staff/graphql', headers: { ...cookie, ...headers }, ...body });
    const [set] = [response.headers['set-cookie'] ?? []].flat();
    if (set !== undefined) kept = /^[^;]*=;/.test(set) ? undefined : set.split(';')[0];
    return response;
  };
  const ask = async <T>(query: string, variables: object = {}): Promise<StaffAnswer<T>> => {
    const response = await send(staffHeaders, JSON.stringify({ query, variables }));
    const body = response.json<{ data: T; errors?: StaffAnswer<T>['errors']; extensions?: { masked?: string[] } }>();
    return {
      status: response.statusCode,
      data: body.data,
      errors: body.errors ?? [],
      masked: body.extensions?.masked ?? [],
      headers: response.headers,
    };
  };
  return {
    send,
    ask,
    upload: (payload, { name = 'products.csv', kind = 'csv', headers = {} } = {}) => {
      const sent = { origin: staffOrigin, 'x-staff': '1', 'content-type': 'text/csv', ...(kept === undefined ? {} : { cookie: kept }) };
      const url = `/staff/upload?${new URLSearchParams({ kind, name }).toString()}`;
      return app.inject({ method: 'POST', url, headers: { ...sent, ...headers }, payload });
    },
    logIn: (email, password = demoPassword) =>
      ask('mutation ($email: String!, $password: String!) { logIn(email: $email, password: $password) { next } }', { email, password }),
    cookie: () => kept,
    setCookie: (cookie) => void (kept = cookie),
  };
}

/** Somebody of the demo, logged in. */
export async function demoMember(app: FastifyInstance, role: string, branch: string | null = null): Promise<StaffClient> {
  const member = demoStaff.find((one) => one.role === role && one.branch === branch);
  assert.ok(member, `nobody of the demo is ${role} ${branch ?? ''}`);
  const client = staffClient(app);
  assert.deepEqual((await client.logIn(member.email)).data, { logIn: { next: 'done' } });
  return client;
}
