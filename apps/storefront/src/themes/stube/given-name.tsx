import type { ProductNameProps } from '../../theme/slots.ts';
import { splitGivenName } from './split-given-name.ts';

/** Lange dirndl *Liesl*. */
export function GivenName({ name }: ProductNameProps) {
  const [kind, given] = splitGivenName(name);
  return (
    <>
      {kind} {given ? <em>{given}</em> : null}
    </>
  );
}
