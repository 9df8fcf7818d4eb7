import { smallShop } from '@shop/demo-data';
import { runCommand, startServer } from '../app/start-server.ts';

/** The commerce backend as `app/main.ts` starts it, with a demo shop that is written in seconds: for tests of a first start. */
await runCommand(async () => {
  const { config } = await startServer(undefined, { shop: smallShop });
  process.stderr.write(`The commerce backend is open: ${config.publicUrl}/graphql\n`);
});
