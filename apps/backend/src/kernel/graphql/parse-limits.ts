import { defaultLimits, type GraphqlLimits } from './limits.ts';
import type { Rate } from '../shared-rates.ts';
import { defaultRateLimits, type RateLimits } from './rate-limit.ts';

/** Reads `cost=60000,depth=24`: what is not named keeps its default; undefined when it cannot be read. */
export function parseGraphqlLimits(text: string): GraphqlLimits | undefined {
  const limits: Record<string, number> = { ...defaultLimits };
  for (const part of text.split(',')) {
    const [, name = '', value] = /^\s*(\w+)=(\d{1,9})\s*$/.exec(part) ?? [];
    if (!Object.hasOwn(defaultLimits, name)) return undefined;
    limits[name] = Number(value);
  }
  return limits as GraphqlLimits;
}

/** Reads `on`, `off` (null) or `all=600/60,field=10/60+60/3600`; undefined when it cannot be read. */
export function parseRateLimits(text: string): RateLimits | null | undefined {
  if (text === 'on') return defaultRateLimits;
  if (text === 'off') return null;
  let all = defaultRateLimits.all;
  const fields: Record<string, readonly Rate[]> = { ...defaultRateLimits.fields };
  for (const part of text.split(',')) {
    const [, name = '', list = ''] = /^\s*(\w+)=([\d/+]+)\s*$/.exec(part) ?? [];
    const rates = list.split('+').map(parseRate);
    const [first] = rates;
    if (!first || rates.includes(undefined)) return undefined;
    if (name === 'all') all = first;
    else fields[name] = rates.filter((rate) => rate !== undefined);
  }
  return { all, fields };
}

function parseRate(text: string): Rate | undefined {
  const [, count, seconds] = /^([1-9]\d{0,8})\/([1-9]\d{0,6})$/.exec(text) ?? [];
  return count && seconds ? { count: Number(count), seconds: Number(seconds) } : undefined;
}
