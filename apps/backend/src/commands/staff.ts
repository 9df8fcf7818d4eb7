import { StartError } from '#kernel/errors.ts';
import type { StaffAccount } from '#modules/staff/index.ts';
import type { StaffDesk } from '../staff/staff-desk.ts';
import { command, readOptions } from './command.ts';
import { withBackend } from './open-shop.ts';

const usage = `npm run staff -- list
npm run staff -- owner EMAIL NAME [--language nl|de|en]
npm run staff -- invite EMAIL NAME ROLE[:BRANCH]... [--language nl|de|en]
npm run staff -- roles EMAIL ROLE[:BRANCH]...
npm run staff -- reset EMAIL
npm run staff -- unlock EMAIL
npm run staff -- suspend EMAIL
Roles: owner, manager, branchManager, branchStaff, editor, service, finance, auditor; those of a branch name it, as in branchStaff:SIT.`;

const staffLine = ({ id, state, email, name, roles, hasSecondFactor }: StaffAccount): string =>
  [
    id,
    state,
    email,
    name,
    roles.map(({ role, branch }) => (branch === null ? role : `${role}:${branch}`)).join(' '),
    hasSecondFactor ? 'two factors' : 'password only',
  ].join('\t');

const linkLines = (email: string, link: string, life: string): readonly string[] => [
  `${email} chooses a password by this link, which works ${life} and once:`,
  link,
];

type Given = { readonly email: string; readonly rest: readonly string[]; readonly language: string };

const invite = async (desk: StaffDesk, { email, rest: [name, ...roles], language }: Given): Promise<readonly string[]> => {
  if (!name || roles.length === 0) throw new StartError(usage);
  return linkLines(email, await desk.invite({ email, name, language, roles }), '72 hours');
};

const verbs: Readonly<Record<string, (desk: StaffDesk, given: Given) => Promise<readonly string[]>>> = {
  owner: (desk, given) => invite(desk, { ...given, rest: [given.rest.join(' '), 'owner'] }),
  invite,
  roles: async (desk, { email, rest }) => {
    if (rest.length === 0) throw new StartError(usage);
    await desk.setRoles(email, rest);
    return [`${email} has the roles ${rest.join(', ')}.`];
  },
  reset: async (desk, { email }) => linkLines(email, await desk.reset(email), 'half an hour'),
  unlock: async (desk, { email }) => {
    await desk.unlock(email);
    return [`${email} may log in again.`];
  },
  suspend: async (desk, { email }) => {
    await desk.suspend(email);
    return [`${email} is suspended and logged out everywhere.`];
  },
};

/** `npm run staff`: accounts of the back office from the machine of the shop, for the first owner and for who has lost their factors. */
await command(async (args) => {
  const { positionals, values } = readOptions(args, { language: { type: 'string', default: 'nl' } }, usage);
  const [verb = '', email, ...rest] = positionals;
  if (verb === 'list') return withBackend(async ({ staff }) => (await staff.list()).map(staffLine));
  const work = verbs[verb];
  if (!work || !email || !['nl', 'de', 'en'].includes(values.language)) throw new StartError(usage);
  return withBackend(({ staff }) => work(staff, { email, rest, language: values.language }));
});
