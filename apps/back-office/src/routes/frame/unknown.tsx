import { data } from 'react-router';

/** Every address that is no screen. */
export function clientLoader(): never {
  throw data(null, 404);
}

export default function Unknown() {
  return null;
}
