import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ApiError } from '../../../../lib/api/api-error.ts';
import type { SheetRow } from '../model/sheet-state.ts';
import { loadSkus, loadSource, type SheetSource } from './load-rows.ts';

type Loaded = { readonly rows: readonly SheetRow[]; readonly paths: readonly string[]; readonly hasMore: boolean };
/** The last news of what was asked for: how many have come, or why no more come. */
type News = { readonly asked: string; readonly count?: number; readonly isOver?: boolean; readonly error?: unknown };

export type SheetRows = {
  /** Undefined while they come for the first time. */
  readonly loaded: Loaded | undefined;
  /** How many have come of those that are on their way. */
  readonly coming: number | undefined;
  readonly error: ApiError | undefined;
  readonly again: () => void;
  readonly rowOf: (sku: string) => SheetRow | undefined;
  /** Asks for them again; those that the sheet has not are added at its end. */
  readonly renew: (skus: readonly string[]) => Promise<void>;
};

/** What a sheet has once, it keeps: its list may be another by now. */
async function load(
  source: SheetSource,
  before: Loaded | undefined,
  paths: readonly string[],
  onPart: (count: number) => void,
): Promise<Loaded> {
  if (!before) return { ...(await loadSource(source, paths, onPart)), paths };
  const skus = before.rows.map(({ sku }) => sku);
  return { ...before, rows: await loadSkus(skus, paths, onPart), paths };
}

/** Rows that were read again, and those that came with them. */
function renewed(now: Loaded, fresh: ReadonlyMap<string, SheetRow>): Loaded {
  const known = new Set(now.rows.map(({ sku }) => sku));
  const added = [...fresh.values()].filter(({ sku }) => !known.has(sku));
  return { ...now, rows: [...now.rows.map((row) => fresh.get(row.sku) ?? row), ...added] };
}

/** The products of a sheet with the columns it has; others are asked for when columns come. */
export function useSheetRows(source: SheetSource, paths: readonly string[]): SheetRows {
  const [loaded, setLoaded] = useState<Loaded>();
  const [news, setNews] = useState<News>();
  const [attempt, setAttempt] = useState(0);
  const newest = useRef<Loaded>(undefined);
  useEffect(() => {
    newest.current = loaded;
  });
  const asked = [attempt, ...paths].join('\n');
  useEffect(() => {
    let isCurrent = true;
    const tell = (next: Omit<News, 'asked'>) => {
      if (isCurrent) setNews({ asked, ...next });
    };
    const work = async () => {
      try {
        const next = await load(source, newest.current, asked.split('\n').slice(1), (count) => tell({ count }));
        if (isCurrent) setLoaded(next);
        tell({ isOver: true });
      } catch (error) {
        tell({ isOver: true, error });
      }
    };
    void work();
    return () => {
      isCurrent = false;
    };
  }, [source, asked]);
  const bySku = useMemo(() => new Map(loaded?.rows.map((row) => [row.sku, row])), [loaded]);
  const renew = useCallback(async (skus: readonly string[]) => {
    const fields = newest.current?.paths;
    if (!fields || skus.length === 0) return;
    const fresh = new Map((await loadSkus(skus, fields)).map((row) => [row.sku, row]));
    // Other columns may have come meanwhile, with newer rows.
    setLoaded((now) => (now?.paths === fields ? renewed(now, fresh) : now));
  }, []);
  const now = news?.asked === asked ? news : { asked, count: 0 };
  if (now.error !== undefined && !(now.error instanceof ApiError)) throw now.error;
  return {
    loaded,
    coming: now.isOver ? undefined : (now.count ?? 0),
    error: now.error,
    again: () => setAttempt((count) => count + 1),
    rowOf: (sku) => bySku.get(sku),
    renew,
  };
}
