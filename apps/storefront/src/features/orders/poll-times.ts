/** When the success page asks again, in milliseconds after the answer before: 30 seconds in all (PAY-13). */
const pauses: readonly number[] = [1000, 2000, 3000, 5000, 5000, 5000, 5000, 4000];

/** Undefined when it has asked often enough: a mail brings the news then. */
export const nextPause = (asked: number): number | undefined => pauses[asked];

type Paying = { readonly status_code: string; readonly payment_instructions: string | null; readonly can_pay: boolean };

/** Money is on its way and the shop does not know yet; a transfer by hand takes days and is not waited for. */
export const isUnderWay = ({ status_code: status, payment_instructions: instructions }: Paying): boolean =>
  status === 'pending_payment' && instructions === null;
