import { RegisterPage } from '../../features/returns/register/register-page.tsx';
import { learn } from '../../lib/language.ts';

export async function clientLoader(): Promise<null> {
  await Promise.all([learn('returns'), learn('desk')]);
  return null;
}

/** A return that staff writes down. */
export default function RegisterRoute() {
  return <RegisterPage />;
}
