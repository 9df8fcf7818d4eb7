import assert from 'node:assert/strict';
import { it } from 'node:test';
import { openSpanSink } from '@shop/telemetry/span-sink';
import { readConfig } from '../config.ts';
import { describeOnDatabase } from '../database/test-databases.ts';
import { createJobs, PermanentJobError } from '../jobs.ts';
import { silentLogger } from '../logger.ts';
import { openTelemetry } from './open-telemetry.ts';

describeOnDatabase('the trace of a job', ({ open }) => {
  it('is one for each try, with its statements below it and no word of its data', async () => {
    const sink = await openSpanSink();
    const telemetry = openTelemetry(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: sink.url }), silentLogger);
    const database = await open();
    const jobs = createJobs({ database, logger: silentLogger, workers: false, trace: telemetry?.job });
    jobs.register({ name: 'letter', handle: async () => void (await database.query('select 1 as one')) });
    jobs.register({
      name: 'refused',
      handle: async () => {
        throw new PermanentJobError('no such address as eva@example.org');
      },
    });
    await jobs.start();
    await database.transaction((tx) => jobs.enqueue(tx, 'letter', { to: 'eva@example.org' }));
    await database.transaction((tx) => jobs.enqueue(tx, 'refused', { to: 'eva@example.org' }));
    await jobs.runDue();
    await jobs.stop();
    await telemetry?.close();
    const spans = sink.spans();
    const [letter, refused] = ['job letter', 'job refused'].map((name) => spans.filter((span) => span.name === name));
    assert.deepEqual([letter?.length, refused?.length, refused?.[0]?.status?.code], [1, 1, 2]);
    assert.notEqual(letter?.[0]?.traceId, refused?.[0]?.traceId);
    assert.ok(
      spans.some(({ parentSpanId }) => parentSpanId === letter?.[0]?.spanId),
      'the statement of the letter',
    );
    assert.doesNotMatch(sink.text(), /eva|example/);
    await sink.close();
  });
});
