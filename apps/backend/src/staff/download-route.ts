import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { notFound, ShopError } from '#kernel/errors.ts';
import { send } from '#kernel/graphql/routes.ts';
import type { ConsentsWanted } from '#modules/newsletter/index.ts';
import { takeDownload, type Scope, type StaffIdentity } from '#modules/staff/index.ts';
import { auditCsv, auditFile, type AuditFilter } from './audit-file.ts';
import { couponCsv, couponFile } from './coupon-file.ts';
import { inTurns } from './file-turns.ts';
import { exportedTable, tableFile } from './import/export-file.ts';
import type { ImportKind } from './import/importers.ts';
import { authorize } from './grants.ts';
import { orderReader, type OrdersChoice } from './lists/orders.ts';
import { ordersCsv, ordersFile } from './orders-file.ts';
import type { Parts } from './parts.ts';
import type { Permission } from './permissions.ts';
import { cookieOf, foreignReadOf, refusal, type StaffPlace } from './route.ts';
import { productsCsv, productsFile, type ProductsChoice } from './products-file.ts';
import { privacyFile, privacyZip } from './privacy-file.ts';
import { returnFile, returnPdf } from './return-file.ts';
import { shipmentFile, shipmentPdf } from './shipment-file.ts';
import { subscriptionsCsv, subscriptionsFile } from './subscriptions-file.ts';

type FileKind = {
  readonly permission: Permission;
  readonly type: string;
  /** What is of a branch is asked for by the branches that it is of. */
  readonly isOfBranch?: true;
  readonly write: (parts: Parts, input: never, scope: Scope, identity: StaffIdentity) => AsyncIterable<string> | Promise<Iterable<Buffer>>;
};

/** The files there are. Whoever asked for one must still be allowed to when they fetch it. */
const kinds: Readonly<Record<string, FileKind>> = {
  [auditFile]: {
    permission: 'audit.read',
    type: 'text/csv; charset=utf-8',
    write: ({ audit }, filter: AuditFilter) => inTurns(auditCsv(audit, filter)),
  },
  [ordersFile]: {
    permission: 'orders.export',
    type: 'text/csv; charset=utf-8',
    write: ({ database, clock }, choice: OrdersChoice, scope, identity) =>
      inTurns(ordersCsv(database, choice, orderReader(identity, scope), clock.now())),
  },
  [subscriptionsFile]: {
    permission: 'newsletter.export',
    type: 'text/csv; charset=utf-8',
    write: ({ database }, wanted: ConsentsWanted) => inTurns(subscriptionsCsv(database, wanted)),
  },
  [tableFile]: {
    permission: 'export.run',
    type: 'text/csv; charset=utf-8',
    write: (parts, choice: { readonly kind: ImportKind }) => inTurns(exportedTable(parts, choice)),
  },
  [productsFile]: {
    permission: 'export.run',
    type: 'text/csv; charset=utf-8',
    write: (parts, choice: ProductsChoice, _scope, { language }) => inTurns(productsCsv(parts, choice, language)),
  },
  [couponFile]: {
    permission: 'coupons.edit',
    type: 'text/csv; charset=utf-8',
    write: ({ database }, wanted: { readonly code: string }) => inTurns(couponCsv(database, wanted)),
  },
  [privacyFile]: { permission: 'privacy.export', type: 'application/zip', write: privacyZip },
  [shipmentFile]: { permission: 'shipments.pack', isOfBranch: true, type: 'application/pdf', write: shipmentPdf },
  [returnFile]: { permission: 'returns.register', isOfBranch: true, type: 'application/pdf', write: returnPdf },
};

/** `GET /staff/download/:id`: a file that was asked for, once and within five minutes. */
export function registerStaffDownload(app: FastifyInstance, parts: Parts, { url, cookieName, isHere }: StaffPlace): void {
  app.get<{ Params: { id: string } }>('/staff/download/:id', { exposeHeadRoute: false }, async (request, reply) => {
    if (!isHere(request)) return reply.callNotFound();
    try {
      const foreign = foreignReadOf(request, url);
      if (foreign) throw foreign;
      const token = cookieOf(request.headers.cookie, cookieName);
      const caller = token === undefined ? undefined : await parts.staff.sessions.identify(token);
      const { kind, fileName, input, scope, identity } = await take(parts, caller, request.params.id);
      const file = Readable.from(await kind.write(parts, input as never, scope, identity));
      return await reply
        .headers({ 'cache-control': 'no-store', 'content-disposition': `attachment; filename="${fileName}"` })
        .type(kind.type)
        .send(file);
    } catch (error) {
      if (error instanceof ShopError) return send(request, reply, refusal(error));
      throw error;
    }
  });
}

async function take(parts: Parts, identity: StaffIdentity | undefined, id: string) {
  const { database, clock, settings } = parts;
  authorize(identity, { permission: 'self', isOfBranch: false, stepUp: false }, settings, clock.now());
  const download = identity && (await takeDownload(database, id, identity.id, clock.now()));
  const kind = download && kinds[download.kind];
  if (!identity || !download || !kind) throw notFound('The file was fetched already, or it is too old: ask for it again.');
  const rule = { permission: kind.permission, isOfBranch: kind.isOfBranch === true, stepUp: false };
  const scope = authorize(identity, rule, settings, clock.now());
  return { kind, fileName: download.fileName, input: download.input, scope, identity };
}
