import { hash, timingSafeEqual } from 'node:crypto';
import type { Config } from '#kernel/config.ts';
import type { Identity } from '#kernel/graphql/handler.ts';

export type Identify = (token: string) => Promise<Identity | undefined>;
type Secrets = Pick<Config, 'shopAccessToken' | 'consumerKey'>;

/** Who a bearer token belongs to. The shop's two tokens are public by nature and give a guest's rights only (R123). */
export function createIdentify({ shopAccessToken, consumerKey }: Secrets, identifyCustomer: Identify): Identify {
  const [shop, consumer] = [digest(shopAccessToken), digest(consumerKey)];
  return async (token) => {
    const given = digest(token);
    if (timingSafeEqual(given, shop)) return { credential: 'shop' };
    if (timingSafeEqual(given, consumer)) return { credential: 'consumer' };
    return identifyCustomer(token);
  };
}

const digest = (text: string): Buffer => hash('sha256', text, 'buffer');
