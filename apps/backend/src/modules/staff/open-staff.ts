import type { Clock } from '#kernel/clock.ts';
import type { Database, Tx } from '#kernel/database/database.ts';
import type { Ids } from '#kernel/ids.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Logger } from '#kernel/logger.ts';
import type { Mailer } from '#kernel/mail/mailer.ts';
import type { PasswordHasher } from '#kernel/password-hasher.ts';
import type { FileStore } from '#kernel/storage/file-store.ts';
import type { Audit } from '#modules/audit/index.ts';
import type { Stores } from '#modules/stores/index.ts';
import * as accounts from './account-repository.ts';
import { forgetAnswers } from './answers.ts';
import { expireRequests } from './approval.ts';
import { createAuthenticators } from './authenticators.ts';
import { forgetDownloads } from './downloads.ts';
import { countRecoveryCodes, hasPassword, hasTotp, removeFactors } from './factors.ts';
import { forgetVainGuesses } from './guess-repository.ts';
import { endLinks, findLink, makeLink, type LinkKind, type OpenLink } from './invitations.ts';
import * as entrance from './log-in.ts';
import { ownFactors } from './own-account.ts';
import { forgetChallenges, type Passkey } from './passkey-repository.ts';
import { ownPasskeys } from './passkeys.ts';
import { createSecretBox } from './secret-box.ts';
import { createSessions, type SessionLife, type Sessions } from './sessions.ts';
import { createStaffMails, linkAddress } from './staff-mails.ts';
import type { Place, StaffAccount, StaffIdentity } from './staff.ts';
import { createUploads, type Uploads } from './uploads.ts';

export type StaffOptions = {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly ids: Ids;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly hasher: PasswordHasher;
  readonly stores: Stores;
  readonly audit: Audit;
  readonly backOffice: { readonly url: string; readonly session: SessionLife; readonly secret: string };
  /** In a demo it is offered. */
  readonly isSecondFactorRequired: boolean;
  /** Where files are kept that staff sends. */
  readonly uploadFiles: FileStore;
};

export type Staff = {
  readonly sessions: Pick<Sessions, 'identify' | 'list' | 'living' | 'endThis' | 'endOne' | 'endAll'>;
  readonly factors: ReturnType<typeof ownFactors>;
  readonly passkeys: ReturnType<typeof ownPasskeys>;
  readonly uploads: Uploads;
  logIn(email: string, password: string, place: Place): Promise<entrance.LoggedIn>;
  proveCode(identity: StaffIdentity, code: string, place: Place): Promise<entrance.LoggedIn>;
  stepUp(identity: StaffIdentity, proof: { password: string; code: string | undefined }, place: Place): Promise<entrance.LoggedIn>;
  acceptInvitation(token: string, password: string, place: Place): Promise<entrance.LoggedIn>;
  changePassword(identity: StaffIdentity, password: string, place: Place): Promise<entrance.LoggedIn>;
  invitation(token: string): Promise<OpenLink | undefined>;
  /** What somebody can log in with. */
  factorsOf(staffId: number): Promise<Factors>;
  /** Until when it goes without a second factor; undefined: it is there, or need not be. */
  secondFactorDue(identity: Pick<StaffIdentity, 'hasSecondFactor' | 'activatedAt'>): Date | undefined;
  /** Mails a link to a password; the token is made when the mail is written. */
  mailLink(tx: Tx, staffId: number, kind: LinkKind): Promise<void>;
  /** A link to hand over by other means. */
  makeLink(tx: Tx, staffId: number, kind: LinkKind): Promise<string>;
  /** Ends everything an account could log in with but the password of its next link, and tells the owners. */
  reset(tx: Tx, account: StaffAccount): Promise<void>;
  /** Mails who may do less from now on, and the other owners but who did it. */
  tellPowerTaken(tx: Tx, account: StaffAccount, by: number | undefined): Promise<void>;
};

/** What an account can log in with. */
export type Factors = {
  readonly hasPassword: boolean;
  readonly hasTotp: boolean;
  readonly recoveryCodesLeft: number;
  readonly passkeys: readonly Passkey[];
};

const day = 86_400_000;
const graceDays = 7;

type LinkJob = { readonly staffId: number; readonly kind: LinkKind };

/** Opens the accounts of staff: log-in, factors, sessions, invitations. */
export function openStaff(options: StaffOptions): Staff {
  const { database, clock, ids, mailer, backOffice, isSecondFactorRequired } = options;
  const sessions = createSessions({ database, clock, ids, life: backOffice.session, origin: backOffice.url });
  const mails = createStaffMails(options.stores, backOffice.url);
  const box = createSecretBox(backOffice.secret, 'totp');
  const parts: entrance.LogInParts = { ...options, sessions, mails, box };
  const authenticators = createAuthenticators({ ...options, url: backOffice.url });
  const passkeys = ownPasskeys({ ...parts, authenticators, isSecondFactorRequired });
  const linkMails = mailer.register<LinkJob>({
    name: 'staff-link',
    deadlineHours: 24,
    write: async ({ staffId, kind }) => {
      const account = await database.transaction((tx) => accounts.lockAccount(tx, staffId));
      if (!account || account.state === 'suspended') return undefined;
      const token = await database.transaction((tx) => makeLink(tx, ids, staffId, kind, clock.now()));
      return mails.link(account, kind, token);
    },
  });
  const uploads = createUploads({ ...options, files: options.uploadFiles });
  registerUpkeep(options, sessions, uploads);
  return {
    sessions,
    factors: ownFactors(parts, isSecondFactorRequired),
    passkeys,
    uploads,
    logIn: (email, password, place) => entrance.logIn(parts, email, password, place),
    proveCode: (identity, code, place) => entrance.proveCode(parts, identity, code, place),
    stepUp: (identity, proof, place) => entrance.stepUp(parts, identity, proof, place),
    acceptInvitation: (token, password, place) => entrance.acceptInvitation(parts, token, password, place),
    changePassword: (identity, password, place) => entrance.changePassword(parts, identity, password, place),
    invitation: (token) => findLink(database, token.trim(), clock.now()),
    factorsOf: async (id) => ({
      hasPassword: await hasPassword(database, id),
      hasTotp: await hasTotp(database, id),
      recoveryCodesLeft: await countRecoveryCodes(database, id),
      passkeys: await passkeys.list(id),
    }),
    secondFactorDue: ({ hasSecondFactor, activatedAt }) =>
      hasSecondFactor || !isSecondFactorRequired ? undefined : new Date((activatedAt?.getTime() ?? 0) + graceDays * day),
    mailLink: (tx, staffId, kind) => linkMails.send(tx, { staffId, kind }),
    makeLink: async (tx, staffId, kind) => linkAddress(backOffice.url, await makeLink(tx, ids, staffId, kind, clock.now())),
    reset: async (tx, account) => {
      await removeFactors(tx, account.id);
      await endLinks(tx, account.id, clock.now());
      await sessions.endAll(tx, account.id);
      await tx.query('update staff_account set password_hash = null, failures = 0, locked_until = null where id = $1', [account.id]);
      for (const owner of await accounts.listActive(tx, ['owner'])) await mailer.send(tx, mails.resetTold(owner, account.name));
    },
    tellPowerTaken: async (tx, account, by) => {
      const owners = (await accounts.listActive(tx, ['owner'])).filter(({ id }) => id !== account.id && id !== by);
      for (const to of [account, ...owners]) await mailer.send(tx, mails.powerTaken(to, account.name));
    },
  };
}

/** What has run out is removed, and what nobody decided in time is said to have. */
function registerUpkeep({ database, clock, jobs, audit }: StaffOptions, sessions: Sessions, uploads: Uploads): void {
  jobs.register({
    name: 'staff-upkeep',
    schedule: '20 * * * *',
    handle: async () => {
      await sessions.removeOld();
      await forgetAnswers(database, clock.now());
      await forgetChallenges(database, clock.now());
      await forgetDownloads(database, clock.now());
      await forgetVainGuesses(database, clock.now());
      await uploads.removeOld();
      await database.transaction(async (tx) => {
        for (const id of await expireRequests(tx, clock.now()))
          await audit.record(tx, { actor: { kind: 'job' }, action: 'approval.expire', entity: 'approval', entityId: String(id) });
      });
    },
  });
}
