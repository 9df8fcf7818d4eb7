import { isLoopback } from '@shop/rules/own-hosts';
import type { EnvironmentReader } from './environment-reader.ts';

// What a demo may do and a shop that is open to strangers may not, and the other way round.

export const demoSecrets = {
  SHOP_ACCESS_TOKEN: 'demo-shop-access-token',
  CONSUMER_KEY: 'demo-consumer-key',
  MULTISAFEPAY_API_KEY: 'demo-payment-simulator-key',
  METRICS_TOKEN: '',
  STAFF_SECRET: 'demo-staff-secret',
} as const;
export const minimumSecretLength = 24;

/** Whoever reaches a demo reads its mails, pays what was ordered and logs in as anybody: it is for one machine. */
export function readHost(read: EnvironmentReader, production: boolean): string {
  const host = read.text('HOST') ?? (production ? '0.0.0.0' : '127.0.0.1');
  if (!production && !isLoopback(host)) {
    read.mistake(
      'HOST must be 127.0.0.1, ::1 or localhost in a demo, which shows its mails to everybody: leave it out, or set SHOP_ENV=production.',
    );
  }
  return host;
}

export function readPublicUrl(read: EnvironmentReader, production: boolean, port: number): string {
  const url = read.origin('PUBLIC_URL', `http://localhost:${port}`);
  if (production && read.text('PUBLIC_URL') !== undefined && !url.startsWith('https:')) {
    read.mistake('PUBLIC_URL must begin with https:// in production: passwords and orders never travel in the clear.');
  }
  return url;
}

/** What a demo has an own value, list or stand-in for: a shop that is open to strangers would judge and send by made-up data. */
const requiredInProduction = [
  'PUBLIC_URL',
  'DATABASE_URL',
  'SMTP_URL',
  'SHOP_ACCESS_TOKEN',
  'CONSUMER_KEY',
  'METRICS_TOKEN',
  'POSTCODE_URL',
  'VAT_URL',
  'MULTISAFEPAY_API_KEY',
  'STAFF_SECRET',
] as const;

export function requireForProduction(read: EnvironmentReader): void {
  const missing = requiredInProduction.filter((name) => read.text(name) === undefined);
  if (missing.length > 0)
    read.mistake(`Production needs ${missing.join(', ')}: set ${missing.length > 1 ? 'them' : 'it'} in the environment or in .env.`);
}

// R203: a default or short secret never reaches production; the sentence names the variable, not the value.
export function readSecret(read: EnvironmentReader, name: keyof typeof demoSecrets, production: boolean): string {
  const value = read.text(name);
  if (!production) return value ?? demoSecrets[name];
  if (value !== undefined && (Object.values(demoSecrets) as string[]).includes(value)) {
    read.mistake(`${name} still has its demo value: production needs a secret of its own.`);
  } else if (value !== undefined && value.length < minimumSecretLength) {
    read.mistake(`${name} is too short: production needs at least ${minimumSecretLength} characters.`);
  }
  return value ?? '';
}

/** The back office: whether and where it is, how long a session lasts, and what its secrets are kept under. */
export type BackOfficeSettings = {
  readonly isOn: boolean;
  /** Origin without a trailing slash; a host of its own is the only one it answers on. */
  readonly url: string;
  readonly session: SessionSettings;
  readonly secret: string;
};

export function readBackOffice(read: EnvironmentReader, production: boolean, publicUrl: string): BackOfficeSettings {
  const url = read.origin('BACK_OFFICE_URL', publicUrl);
  if (production && read.text('BACK_OFFICE_URL') !== undefined && !url.startsWith('https:')) {
    read.mistake('BACK_OFFICE_URL must begin with https:// in production: passwords never travel in the clear.');
  }
  return {
    isOn: read.choice('BACK_OFFICE', ['on', 'off'], 'on') === 'on',
    url,
    session: readSession(read, 'STAFF_SESSION', { idleMinutes: 60, totalHours: 12 }),
    secret: readSecret(read, 'STAFF_SECRET', production),
  };
}

/** How long somebody stays logged in: without doing anything, and at most. */
export type SessionSettings = { readonly idleMinutes: number; readonly totalHours: number };

export function readSession(read: EnvironmentReader, name: string, usual: SessionSettings): SessionSettings {
  const parse = (text: string): SessionSettings | undefined => {
    const [, idle, total] = /^([1-9]\d{0,4})\/([1-9]\d{0,3})$/.exec(text) ?? [];
    return idle && total ? { idleMinutes: Number(idle), totalHours: Number(total) } : undefined;
  };
  return read.parsed(name, usual, parse, `minutes and hours such as ${usual.idleMinutes}/${usual.totalHours}`);
}
