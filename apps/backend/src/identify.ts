import { createHash, timingSafeEqual } from 'node:crypto';
import type { Config } from '#kernel/config.ts';
import type { Identity } from '#kernel/graphql/handler.ts';

export type Identify = (token: string) => Promise<Identity | undefined>;
type Secrets = Pick<Config, 'shopAccessToken' | 'consumerKey'>;

/** Who a bearer token belongs to. The shop's two tokens are public by nature and give a guest's rights only (R123). */
export function createIdentify({ shopAccessToken, consumerKey }: Secrets, identifyCustomer: Identify): Identify {
  return async (token) => {
    if (sameSecret(token, shopAccessToken)) return { credential: 'shop' };
    if (sameSecret(token, consumerKey)) return { credential: 'consumer' };
    return identifyCustomer(token);
  };
}

const sameSecret = (given: string, expected: string): boolean => timingSafeEqual(digest(given), digest(expected));
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
