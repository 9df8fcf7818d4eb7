import { PrintShipmentsDocument, type ShipmentPaper } from '../../../../generated/graphql.ts';
import type { ApiError } from '../../../../lib/api/api-error.ts';
import { ask } from '../../../../lib/api/api.ts';
import { useDownload } from '../../../../lib/use-download.ts';

type Papers = {
  readonly print: (paper: ShipmentPaper) => Promise<void>;
  readonly isPending: boolean;
  readonly error: ApiError | undefined;
  readonly text: string | undefined;
};

/** Packing slips and address labels of some shipments, each kind as one file. */
export function usePapers(numbers: readonly string[]): Papers {
  const askFor = (paper: ShipmentPaper) => async (key: string) =>
    (await ask(PrintShipmentsDocument, { numbers: [...numbers], paper, key })).printShipments;
  const kinds = { slip: useDownload(askFor('slip')), label: useDownload(askFor('label')) };
  const all = Object.values(kinds);
  return {
    print: (paper) => kinds[paper].run(),
    isPending: all.some(({ isPending }) => isPending),
    error: all.find(({ error }) => error)?.error,
    text: all.find(({ text }) => text)?.text,
  };
}
