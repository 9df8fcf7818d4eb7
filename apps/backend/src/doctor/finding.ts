import type { Clock } from '#kernel/clock.ts';
import type { Config } from '#kernel/config.ts';
import type { Database } from '#kernel/database/database.ts';

/** `unknown`: was not looked at, because of something that is broken and said elsewhere, or because a setting says so. */
type FindingState = 'ok' | 'warning' | 'broken' | 'unknown';

/** What one look at the set-up found: a sentence, and where something is wrong what to do about it. */
export type Finding = { readonly state: FindingState; readonly says: string };

export const ok = (says: string): Finding => ({ state: 'ok', says });
export const warning = (says: string): Finding => ({ state: 'warning', says });
export const broken = (says: string): Finding => ({ state: 'broken', says });
export const unknown = (says: string): Finding => ({ state: 'unknown', says });

/** What an open shop must not have, and a demo may. */
export const brokenIn = ({ mode }: Pick<Config, 'mode'>, says: string): Finding => (mode === 'production' ? broken(says) : warning(says));

export type Examination = {
  readonly config: Config;
  readonly clock: Clock;
  /** The server of DATABASE_URL; undefined where the shop has the embedded database. */
  readonly database: Database | undefined;
  /** Who gets the mail instead of the owners. */
  readonly to?: string | undefined;
  readonly sendsMail: boolean;
  /** Certificates that are trusted beside those of the system, in PEM. */
  readonly authority?: string | undefined;
};
