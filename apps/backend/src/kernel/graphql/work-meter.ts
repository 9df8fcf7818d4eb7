/** Milliseconds of processor time this thread has used since the last call: nobody is charged for waiting. */
export function createWorkMeter(): () => number {
  let last = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage(last);
    last = process.threadCpuUsage();
    return (user + system) / 1_000;
  };
}
