import type { StaffIdentity } from '#modules/staff/index.ts';

/** What a resolver of the back office knows of the request. */
export type StaffContext = {
  readonly requestId: string;
  readonly ip: string;
  readonly browser: string;
  readonly now: Date;
  readonly identity: StaffIdentity | undefined;
  /** The screen a change was made on, as the log shows it. */
  readonly screen: string | undefined;
  /** What the browser shall keep after the answer: a token, or nothing any more. */
  readonly cookie: { token?: string | null };
  /** Fields that were hidden from the caller. */
  readonly masked: Set<string>;
};
