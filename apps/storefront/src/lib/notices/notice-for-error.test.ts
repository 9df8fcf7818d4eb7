import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ShopApiError, type ErrorCategory } from '../graphql/shop-api-error.ts';
import { nl } from './messages/nl.ts';
import { noticeForError } from './notice-for-error.ts';

const failure = (category: ErrorCategory, message = 'Tekst van de winkel') => new ShopApiError(category, message, { operation: 'X' });
const outcome = (error: unknown, loggedIn = false) => noticeForError(error, { title: 'addToCart', loggedIn, t: (key) => nl[key] });

describe('what a failed call says', () => {
  it("is the backend's text under the area's title", () => {
    assert.deepEqual(outcome(failure('input')), {
      notice: { kind: 'danger', title: 'Winkelwagen', text: 'Tekst van de winkel' },
      sessionExpired: false,
    });
  });

  it('is the expired session when a logged-in customer is no longer authorized', () => {
    const { notice, sessionExpired } = outcome(failure('authorization'), true);
    assert.equal(sessionExpired, true);
    assert.equal(notice.text, 'Uw inlogsessie is verlopen. Log opnieuw in.');
    assert.equal(notice.title, 'Sessie verlopen');
  });

  it('is the expired session when the token itself is refused', () => {
    const error = new ShopApiError('authentication', 'The token is unknown', {
      operation: 'X',
      errors: [{ message: 'The token is unknown' }],
    });
    assert.equal(outcome(error, true).sessionExpired, true);
  });

  it('is no expired session when a password is wrong', () => {
    const errors = [{ message: 'Invalid login or password.', path: ['changeCustomerPassword'] }];
    const error = new ShopApiError('authentication', 'Invalid login or password.', { operation: 'X', errors });
    assert.deepEqual(outcome(error, true), {
      notice: { kind: 'danger', title: 'Winkelwagen', text: 'Het wachtwoord klopt niet.' },
      sessionExpired: false,
    });
  });

  it('is no expired session for a guest', () => assert.equal(outcome(failure('authorization')).sessionExpired, false));
  it('does not repeat the inner words of a broken backend', () =>
    assert.equal(outcome(failure('internal', 'id 7f')).notice.text, 'er is iets mis gegaan'));
  it('names the connection when nothing answered', () => assert.equal(outcome(failure('network')).notice.text, nl.offline));
  it('survives an error that is not ours', () => assert.equal(outcome(new TypeError('x')).notice.text, 'er is iets mis gegaan'));
});
