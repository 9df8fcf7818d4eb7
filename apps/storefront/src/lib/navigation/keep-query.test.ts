import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withQuery } from './keep-query.ts';

const homes = ['/', '/de', '/en'];
const from = (address: string, href: string): string => {
  const { pathname, search } = new URL(address, 'https://shop.test');
  return withQuery(href, { pathname, search }, homes);
};

describe('a press on another language', () => {
  it('keeps the secret of an order and the token of a link', () => {
    const order = 'checkout/onepage/success?order=100000042&hash=a1b2';
    assert.equal(from(`/${order}`, '/de/checkout/onepage/success'), `/de/${order}`);
    const link = 'customer/account/createPassword?token=t%2B1&email=anna%40example.org';
    assert.equal(from(`/en/${link}`, '/customer/account/createPassword'), `/${link}`);
  });

  it('keeps the order and the page of a list', () =>
    assert.equal(from('/dames/dirndls?sort=price_up&page=2', '/de/damen/dirndl'), '/de/damen/dirndl?sort=price_up&page=2'));

  it('leaves what the link says itself as it is', () =>
    assert.equal(from('/search?q=dirndl+42&sort=newest', '/de/search?q=dirndl'), '/de/search?q=dirndl&sort=newest'));

  it('leaves words of one language behind, and no others', () => {
    assert.equal(from('/sale?filter-kleur=groen&page=2', '/de/sale'), '/de/sale?page=2');
    assert.equal(from('/blog?category=stof-en-onderhoud&author=mia-thissen', '/de/blog'), '/de/blog?author=mia-thissen');
    assert.equal(from('/formulier/category?category=12', '/de/formular/category'), '/de/formular/category?category=12');
  });

  it('has nothing to keep where the language lacks the page', () => {
    assert.equal(from('/actie?page=2', '/de'), '/de');
    assert.equal(from('/de?theme=stube', '/'), '/?theme=stube');
  });

  it('stays a plain path without a query', () => assert.equal(from('/contact', '/de/kontakt'), '/de/kontakt'));
});
