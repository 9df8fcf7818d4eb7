import assert from 'node:assert/strict';
import { it } from 'node:test';
import { fixedClock } from '#kernel/clock.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';

it('five failures in ten seconds open the circuit; one call in ten seconds looks again (R069)', () => {
  const clock = fixedClock('2026-11-15T11:00:00Z');
  const breaker = createCircuitBreaker(clock);
  for (let count = 0; count < 4; count += 1) breaker.failed();
  assert.ok(breaker.mayTry());
  breaker.failed();
  assert.ok(!breaker.mayTry());
  clock.advance(10_000);
  assert.ok(breaker.mayTry(), 'one is let through');
  assert.ok(!breaker.mayTry(), 'and only one');
  breaker.failed();
  clock.advance(9_999);
  assert.ok(!breaker.mayTry());
  clock.advance(1);
  assert.ok(breaker.mayTry());
  breaker.succeeded();
  assert.ok(breaker.mayTry() && breaker.mayTry());
});

it('failures far apart leave it closed', () => {
  const clock = fixedClock('2026-11-15T11:00:00Z');
  const breaker = createCircuitBreaker(clock);
  for (let count = 0; count < 20; count += 1) {
    breaker.failed();
    clock.advance(3_000);
  }
  assert.ok(breaker.mayTry());
});
