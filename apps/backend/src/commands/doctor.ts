import { loadEnvFile } from '#kernel/config.ts';
import { StartError } from '#kernel/errors.ts';
import { examineShop, type NamedFinding } from '../doctor/examine-shop.ts';
import { command, readOptions } from './command.ts';

const usage = `npm run doctor [-- --json] [--to EMAIL] [--no-mail]`;
const marks = { ok: 'ok', warning: 'WARNING', broken: 'BROKEN', unknown: '-' } as const;

const line = ({ check, state, says }: NamedFinding): string => `${marks[state].padEnd(8)} ${check.padEnd(14)} ${says}`;

/** `npm run doctor`: looks at everything the shop needs from outside; exit code 1 when something is broken. */
await command(async (args) => {
  const options = {
    json: { type: 'boolean', default: false },
    to: { type: 'string' },
    'no-mail': { type: 'boolean', default: false },
  } as const;
  const { values, positionals } = readOptions(args, options, usage);
  if (positionals.length > 0) throw new StartError(usage);
  loadEnvFile();
  const findings = await examineShop(process.env, { to: values.to, sendsMail: !values['no-mail'] });
  const isHealthy = findings.every(({ state }) => state !== 'broken');
  if (!isHealthy) process.exitCode = 1;
  return values.json ? [JSON.stringify({ healthy: isHealthy, findings }, undefined, 2)] : findings.map(line);
});
