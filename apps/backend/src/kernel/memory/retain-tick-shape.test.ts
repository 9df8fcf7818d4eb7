import assert from 'node:assert/strict';
import { executionAsyncResource } from 'node:async_hooks';
import { it } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';
import { retainTickShape, retainedTick } from './retain-tick-shape.ts';

setFlagsFromString('--allow-natives-syntax');
const haveSameShape = runInThisContext('(one, other) => %HaveSameMap(one, other)') as (one: unknown, other: unknown) => boolean;

it('retains the shape of what process.nextTick makes', async () => {
  retainTickShape();
  const later = await new Promise<object>((resolve) => process.nextTick(() => resolve(executionAsyncResource())));
  const retained = retainedTick();
  assert.ok(retained && 'callback' in retained);
  assert.notEqual(retained, later);
  assert.ok(haveSameShape(retained, later));
});
