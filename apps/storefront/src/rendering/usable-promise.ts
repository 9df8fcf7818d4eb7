/**
 * A promise that React's `use` reads at once when it is settled, also one that React has never waited for. It must be passed to
 * `use` in every render: a component that waited and then left `use` out loses its hooks.
 */
export function usablePromise(work: Promise<void>): Promise<void> {
  const promise: Promise<void> & { status?: 'fulfilled'; value?: undefined } = work;
  void promise.then(
    () => Object.assign(promise, { status: 'fulfilled', value: undefined }),
    () => undefined,
  );
  return promise;
}
