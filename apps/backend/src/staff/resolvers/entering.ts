import type { Factors } from '#modules/staff/index.ts';
import type { Parts } from '../parts.ts';
import type { Granted } from '../schema.ts';

type LoggedIn = { readonly token: string; readonly needsSecondFactor: boolean };

/** Hands the browser its new token and says what comes next. */
export function entering({ staff }: Parts) {
  return async (context: Granted, loggingIn: Promise<LoggedIn>) => {
    const { token, needsSecondFactor } = await loggingIn;
    context.cookie.token = token;
    const identity = await staff.sessions.identify(token);
    if (needsSecondFactor && identity) return { next: 'secondFactor', factors: secondFactors(await staff.factorsOf(identity.id)) };
    const due = identity && staff.secondFactorDue(identity);
    return { next: due && due <= context.now ? 'enrol' : 'done', factors: [] };
  };
}

const secondFactors = ({ passkeys, hasTotp, recoveryCodesLeft }: Factors): readonly string[] => [
  ...(passkeys.length > 0 ? ['passkey'] : []),
  ...(hasTotp ? ['totp'] : []),
  ...(recoveryCodesLeft > 0 ? ['recoveryCode'] : []),
];
