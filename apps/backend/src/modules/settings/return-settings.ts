import type { Queryable, Tx } from '#kernel/database/database.ts';

/** Countries that parcels go to, and come back from. */
export const returnCountries = ['NL', 'DE', 'BE', 'AT', 'LU'] as const;

type ReturnCountryWay = { readonly address: readonly string[]; readonly isPaidByShop: boolean };

/** Who pays for the way back and where it goes, by country, as fields of one flat setting: `countries.NL.address`. */
export type ReturnSettings = Readonly<Record<string, unknown>> & { readonly graceDays: number };

const usual: ReturnSettings = {
  graceDays: 7,
  ...Object.fromEntries(
    returnCountries.flatMap((country) => [
      [`countries.${country}.address`, []],
      [`countries.${country}.isPaidByShop`, false],
    ]),
  ),
};

/** A setting with the number of its last change; 0 when nobody changed it. */
type Versioned = { readonly version: number; readonly value: ReturnSettings };

const key = 'returns';

const fromRow = (row: { version: number; value: Partial<ReturnSettings> } | undefined): Versioned => ({
  version: row?.version ?? 0,
  value: { ...usual, ...row?.value },
});

/** What holds for a country; of one nobody named, the customer pays and it goes to the shop. */
export function wayOf(settings: ReturnSettings, country: string): ReturnCountryWay {
  const address = settings[`countries.${country}.address`];
  return {
    address: Array.isArray(address) ? address.map(String) : [],
    isPaidByShop: settings[`countries.${country}.isPaidByShop`] === true,
  };
}

export async function readReturnSettings(sql: Queryable): Promise<Versioned> {
  const { rows } = await sql.query<{ version: number; value: Partial<ReturnSettings> }>(
    'select version, value from setting where key = $1',
    [key],
  );
  return fromRow(rows[0]);
}

/** Reads them for a change: nobody else changes them before the transaction ends. */
export async function lockReturnSettings(tx: Tx, now: Date): Promise<Versioned> {
  await tx.query('insert into setting (key, value, version, changed_at) values ($1, $2, 0, $3) on conflict (key) do nothing', [
    key,
    '{}',
    now,
  ]);
  const { rows } = await tx.query<{ version: number; value: Partial<ReturnSettings> }>(
    'select version, value from setting where key = $1 for update',
    [key],
  );
  return fromRow(rows[0]);
}

export async function writeReturnSettings(tx: Tx, value: ReturnSettings, now: Date): Promise<number> {
  const { rows } = await tx.query<{ version: number }>(
    'update setting set value = $2, version = version + 1, changed_at = $3 where key = $1 returning version',
    [key, JSON.stringify(value), now],
  );
  return rows[0]?.version ?? 0;
}
