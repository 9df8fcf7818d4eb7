import { pino, type Logger as PinoLogger } from 'pino';
import { systemClock, type Clock } from './clock.ts';
import type { LogLevel } from './config.ts';
import { redact } from './redact.ts';

type Fields = Readonly<Record<string, unknown>>;
type Write = (event: string, fields?: Fields) => void;

/** Writes one JSON object a line; `event` is a dotted name such as `mail.sent`, never a sentence with data in it. */
export type Logger = {
  readonly debug: Write;
  readonly info: Write;
  readonly warn: Write;
  readonly error: Write;
  /** Whether lines of this level are written at all. */
  readonly isOn: (level: LogLevel) => boolean;
  /** A logger whose lines all carry these fields, such as the request id. */
  child(fields: Fields): Logger;
};

export type LoggerOptions = {
  readonly level?: LogLevel;
  readonly clock?: Clock;
  /** Takes the lines instead of standard output. */
  readonly write?: (line: string) => void;
};

const redactFields = (fields: Fields): Record<string, unknown> => redact(fields) as Record<string, unknown>;

/**
 * Makes the process's logger; JSON escapes line breaks, so no value can forge a second line (R202). pino's own `redact` knows paths,
 * not names at every depth, so fields are redacted by ours on their way into it.
 */
export function createLogger({ level = 'info', clock = systemClock, write }: LoggerOptions = {}): Logger {
  const options = {
    level,
    base: null,
    messageKey: 'event',
    timestamp: () => `,"time":"${clock.now().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }), log: redactFields },
    // `redact` has turned errors into plain objects already.
    serializers: {},
  };
  return narrow(write ? pino(options, { write }) : pino(options));
}

function narrow(log: PinoLogger): Logger {
  return {
    debug: (event, fields = {}) => log.debug(fields, event),
    info: (event, fields = {}) => log.info(fields, event),
    warn: (event, fields = {}) => log.warn(fields, event),
    error: (event, fields = {}) => log.error(fields, event),
    isOn: (level) => log.isLevelEnabled(level),
    child: (fields) => narrow(log.child(redactFields(fields))),
  };
}

/** A logger that says nothing, for tests and commands. */
export const silentLogger: Logger = createLogger({ level: 'silent' });
