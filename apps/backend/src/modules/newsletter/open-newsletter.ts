import type { FastifyInstance } from 'fastify';
import { isEmail, normaliseEmail } from '@shop/rules/email';
import type { Clock } from '#kernel/clock.ts';
import type { Database, Tx } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';
import type { RequestContext, ResolverMap } from '#kernel/graphql/context.ts';
import { hashToken } from '#kernel/hash-token.ts';
import type { Ids } from '#kernel/ids.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Mailer } from '#kernel/mail/mailer.ts';
import type { Stores } from '#modules/stores/index.ts';
import { confirmMail, welcomeMail } from './newsletter-mails.ts';
import * as repository from './newsletter-repository.ts';

type Options = {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly stores: Stores;
};

/** Where a request came from. */
export type Origin = { readonly storeCode: string; readonly ip: string; readonly now: Date };

export type Newsletter = {
  readonly resolvers: ResolverMap;
  /** The way out for mail programs: one POST without a login. */
  registerRoutes(app: FastifyInstance): void;
  isSubscribed(email: string): Promise<boolean>;
  /** Asks the address for its confirmation, unless it is on the list. */
  request(tx: Tx, email: string, origin: Origin): Promise<void>;
  leave(tx: Tx, email: string): Promise<void>;
  move(tx: Tx, from: string, to: string): Promise<void>;
  forget(tx: Tx, email: string): Promise<void>;
  /** What is stored of an address, for its owner. */
  evidenceOf(email: string): Promise<object | undefined>;
};

/** Version of the words beside the form; raised when they change, so that the proof of a consent names what was agreed to. */
const wordsVersion = 'newsletter-1';
const hour = 3_600_000;
const linkLife = 48 * hour;
const unconfirmedLife = 30 * 24 * hour;
const before = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds);

/** Opens the newsletter list: asked for, confirmed by mail, left in one click (LAW-19). */
export function openNewsletter({ database, clock, ids, jobs, mailer, stores }: Options): Newsletter {
  jobs.register({
    name: 'newsletter-forget',
    schedule: '20 3 * * *',
    handle: async () => void (await repository.removeUnconfirmedBefore(database, before(clock.now(), unconfirmedLife))),
  });

  const { confirmMails, welcomeMails } = registerMails({ database, clock, ids, mailer, stores });

  const request: Newsletter['request'] = async (tx, given, { storeCode, ip, now }) => {
    const email = normaliseEmail(given);
    if ((await repository.lockSubscription(tx, email))?.state === 'subscribed') return;
    const evidence = { words: wordsVersion, requestedFrom: ip };
    await repository.saveRequest(tx, { email, storeCode, evidence, now });
    await confirmMails.sendLimited(tx, email, { email });
  };

  const confirm = (token: string, { ip, now }: RequestContext): Promise<boolean> =>
    database.transaction(async (tx) => {
      const found = await repository.confirmRequest(tx, { confirmHash: hashToken(token), ip, now, notBefore: before(now, linkLife) });
      if (found) await welcomeMails.send(tx, { email: found.email });
      return found !== undefined;
    });

  const unsubscribe = (token: string): Promise<boolean> => repository.unsubscribeByHash(database, hashToken(token));

  return {
    resolvers: resolversOf({ database, request, confirm, unsubscribe }),
    registerRoutes: (app) => registerOneClick(app, unsubscribe),
    isSubscribed: async (email) => (await repository.findSubscription(database, normaliseEmail(email)))?.state === 'subscribed',
    request,
    leave: (tx, email) => repository.setState(tx, normaliseEmail(email), 'unsubscribed'),
    move: (tx, from, to) => repository.moveSubscription(tx, normaliseEmail(from), normaliseEmail(to)),
    forget: (tx, email) => repository.removeSubscription(tx, normaliseEmail(email)),
    evidenceOf: (email) => repository.readEvidence(database, normaliseEmail(email)),
  };
}

/** The two mails with a link. */
function registerMails({ database, clock, ids, mailer, stores }: Omit<Options, 'jobs'>) {
  const frame = (storeCode: string, to: string) => {
    const view = stores.view(storeCode) ?? stores.defaultView();
    return { language: view.language, sender: stores.mailSender(view.code), to };
  };
  const confirmMails = mailer.register<{ readonly email: string }>({
    name: 'newsletter-confirm',
    write: async ({ email }) => {
      const token = ids.token();
      const found = await repository.linkRequest(database, email, hashToken(token), clock.now());
      return found && confirmMail(frame(found.storeCode, email), stores.link(found.storeCode, `/newsletter/confirm?token=${token}`));
    },
  });
  const welcomeMails = mailer.register<{ readonly email: string }>({
    name: 'newsletter-welcome',
    write: async ({ email }) => {
      const token = ids.token();
      const found = await repository.linkSubscription(database, email, hashToken(token));
      if (!found) return undefined;
      const page = stores.link(found.storeCode, `/newsletter/unsubscribe?token=${token}`);
      const oneClick = stores.link(stores.defaultView().code, `/newsletter/leave/${token}`);
      return welcomeMail(frame(found.storeCode, email), { page, oneClick });
    },
  });
  return { confirmMails, welcomeMails };
}

type Steps = Pick<Newsletter, 'request'> & {
  readonly database: Database;
  readonly confirm: (token: string, context: RequestContext) => Promise<boolean>;
  readonly unsubscribe: (token: string) => Promise<boolean>;
};

const resolversOf = ({ database, request, confirm, unsubscribe }: Steps): ResolverMap => ({
  Mutation: {
    // Everybody gets the same answer, so that nobody learns who is on the list (LAW-19).
    subscribeEmailToNewsletter: async (_root: unknown, { email }: { email: string }, context: RequestContext) => {
      const address = email.trim();
      if (address === '') throw inputError('You must specify an email address to subscribe to a newsletter.');
      if (!isEmail(address)) throw inputError('Enter a valid email address.');
      await database.transaction((tx) => request(tx, address, { storeCode: context.store.code, ip: context.ip, now: context.now }));
      return { status: 'NOT_ACTIVE' };
    },
    confirmNewsletter: (_root: unknown, { token }: { token: string }, context: RequestContext) => confirm(token, context),
    unsubscribeNewsletter: (_root: unknown, { token }: { token: string }) => unsubscribe(token),
  },
});

function registerOneClick(app: FastifyInstance, unsubscribe: Steps['unsubscribe']): void {
  void app.register(async (scope) => {
    // Mail programs send `List-Unsubscribe=One-Click` as a form; the address says it all.
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) => done(null));
    scope.post<{ Params: { token: string } }>('/newsletter/leave/:token', async (request, reply) => {
      await unsubscribe(request.params.token);
      return reply.code(200).type('text/plain; charset=utf-8').send('OK');
    });
  });
}
