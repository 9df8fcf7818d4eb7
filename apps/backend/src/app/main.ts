import { retainTickShape } from '#kernel/memory/retain-tick-shape.ts';

retainTickShape();
const { runCommand, startServer } = await import('./start-server.ts');

/** The commerce backend alone, without a storefront. */
await runCommand(async () => {
  const { config } = await startServer();
  process.stderr.write(`The commerce backend is open: ${config.publicUrl}/graphql\n`);
});
