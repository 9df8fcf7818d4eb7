import assert from 'node:assert/strict';
import { it } from 'node:test';
import { commonHeaders, pageHeaders } from './security-headers.ts';

const page = { scriptHashes: ["'sha256-one'"], path: '/', https: true, policy: true, speculationRules: undefined };

it('an answer that is no page lets a browser do nothing with it, also where the storefront runs alone (R163)', () =>
  assert.equal(commonHeaders(false)['content-security-policy'], "default-src 'none'; frame-ancestors 'none'"));

it('a page has a policy of its own in its place', () =>
  assert.match({ ...commonHeaders(true), ...pageHeaders(page) }['content-security-policy'] ?? '', /script-src 'self' 'sha256-one';/));
