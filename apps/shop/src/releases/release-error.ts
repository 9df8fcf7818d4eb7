/** An upgrade that cannot go on; `message` is one sentence for the person at the terminal. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}
