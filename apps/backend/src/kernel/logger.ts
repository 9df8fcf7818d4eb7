import { systemClock, type Clock } from './clock.ts';
import type { LogLevel } from './config.ts';
import { redact } from './redact.ts';

export { maskId, maskUrl } from './redact.ts';

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
  readonly write?: (line: string) => void;
};

const order: Record<LogLevel, number> = { debug: 0, info: 1, warn: 2, error: 3, silent: 4 };

/** Makes the process's logger; JSON escapes line breaks, so no value can forge a second line (R202). */
export function createLogger(options: LoggerOptions = {}): Logger {
  const { level = 'info', clock = systemClock, write = (line) => void process.stdout.write(line) } = options;
  const build = (bound: Fields): Logger => {
    const at = (name: Exclude<LogLevel, 'silent'>): Write => {
      if (order[name] < order[level]) return () => {};
      return (event, fields) => {
        const safe = redact({ ...bound, ...fields }) as Fields;
        write(`${JSON.stringify({ time: clock.now().toISOString(), level: name, event, ...safe })}\n`);
      };
    };
    return {
      debug: at('debug'),
      info: at('info'),
      warn: at('warn'),
      error: at('error'),
      isOn: (name) => order[name] >= order[level],
      child: (fields) => build({ ...bound, ...fields }),
    };
  };
  return build({});
}

/** A logger that says nothing, for tests and commands. */
export const silentLogger: Logger = createLogger({ level: 'silent' });
