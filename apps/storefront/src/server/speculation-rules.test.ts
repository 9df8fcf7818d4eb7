import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { speculationRules } from './speculation-rules.ts';

type Condition = {
  readonly and?: readonly Condition[];
  readonly not?: Condition;
  readonly href_matches?: string | readonly string[];
  readonly selector_matches?: string;
};

const { path, file } = speculationRules();
const { prefetch } = JSON.parse(file.identity.toString('utf8')) as {
  prefetch: readonly { readonly source: string; readonly eagerness: string; readonly where: Condition }[];
};

/** Whether an address fits, as a browser decides it; which links on the page count is decided by the selectors. */
function fits(condition: Condition, href: string): boolean {
  if (condition.and) return condition.and.every((part) => fits(part, href));
  if (condition.not) return !fits(condition.not, href);
  if (condition.href_matches === undefined) return true;
  return [condition.href_matches]
    .flat()
    .some((pattern) => new URLPattern(pattern, 'https://shop.example').test(href, 'https://shop.example'));
}

const isAhead = (href: string): boolean => prefetch.some(({ where }) => fits(where, href));

describe('the rules for fetching pages ahead', () => {
  it('are a file of their own, cached for ever under a name of its content', () => {
    assert.match(path, /^\/assets\/speculation-rules-[\w-]{8}\.json$/);
    assert.equal(file.type, 'application/speculationrules+json');
    assert.match(file.cacheControl, /immutable/);
    assert.equal(speculationRules().path, path);
  });

  it('wait for a hint of interest', () =>
    assert.deepEqual(
      prefetch.map(({ source, eagerness }) => [source, eagerness]),
      [['document', 'moderate']],
    ));

  for (const href of [
    '/',
    '/dames/dirndls',
    '/midi-dirndl-liesl.html',
    '/de/damen',
    '/en/stores/sittard',
    '/blog/loden',
    '/faq',
    '/accountants',
  ]) {
    it(`let ${href} come`, () => assert.equal(isAhead(href), true));
  }

  for (const href of [
    '/account',
    '/de/account/orders/000001',
    '/login',
    '/checkout',
    '/checkout/cart',
    '/en/checkout/cart',
    '/checkout/onepage/success',
    '/wishlist/shared/index/code/abc',
    '/newsletter/unsubscribe',
    '/customer/account/createPassword?token=1',
    '/logout',
    '/graphql?query={}',
    '/api/payments/multisafepay/webhook',
    '/media/abc/480.webp',
    '/search?q=dirndl',
    '/herroepen',
    '/mailbox',
    'https://elsewhere.example/dames',
  ]) {
    it(`leave ${href} alone`, () => assert.equal(isAhead(href), false));
  }
});
