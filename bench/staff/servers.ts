/** What is measured in turns: the embedded database, and a server where one is named; `BENCH_DATABASES=embedded` or `server` is one of them alone. */
const named = process.env['BENCH_DATABASE_URL'];
const wanted = process.env['BENCH_DATABASES'] ?? 'embedded,server';
export const servers: readonly (string | undefined)[] = [
  ...(wanted.includes('embedded') ? [undefined] : []),
  ...(named && wanted.includes('server') ? [named] : []),
];
