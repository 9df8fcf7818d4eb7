import type { LogInMutation } from '../../generated/graphql.ts';

/** What the server says after each step of a log-in. */
export type LogInAnswer = LogInMutation['logIn'];

/** Where a finished log-in leads: into the office, or to the second factor that has to be made first. */
export type Entered = Exclude<LogInAnswer['next'], 'secondFactor'>;
