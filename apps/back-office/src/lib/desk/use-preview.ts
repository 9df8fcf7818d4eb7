import { useEffect, useState } from 'react';
import { ApiError } from '../api/api-error.ts';

type Refusal = { readonly __typename: 'Refusal'; readonly code: string; readonly message: string };

export type Previewed<Preview> = {
  /** Of what is filled in now; while it is asked for, the one before stays. */
  readonly preview: Preview | undefined;
  readonly refusal: Refusal | undefined;
  readonly error: ApiError | undefined;
  /** What is shown is not yet of what is filled in. */
  readonly isCounting: boolean;
};

const nothing = { preview: undefined, refusal: undefined, error: undefined, isCounting: false } as const;
/** Between two keys of somebody who types an amount. */
const patience = 250;

async function read<Preview extends { readonly __typename: string }>(
  load: (wanted: string) => Promise<Preview | Refusal>,
  wanted: string,
): Promise<Previewed<Preview>> {
  try {
    const answer = await load(wanted);
    // Only a refusal has this name.
    return answer.__typename === 'Refusal' ? { ...nothing, refusal: answer as Refusal } : { ...nothing, preview: answer as Preview };
  } catch (error) {
    if (error instanceof ApiError) return { ...nothing, error };
    throw error;
  }
}

/**
 * What something would be, counted by the shop while it is filled in, and anew when the thing has changed. `wanted` is what is filled in as
 * a text, undefined for nothing; `load` must not change between renders.
 */
export function usePreview<Preview extends { readonly __typename: string }>(
  wanted: string | undefined,
  version: number,
  load: (wanted: string) => Promise<Preview | Refusal>,
): Previewed<Preview> {
  const [shown, setShown] = useState<{ readonly of: string; readonly previewed: Previewed<Preview> }>({ of: '', previewed: nothing });
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    if (wanted === undefined) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      read(load, wanted).then(
        (previewed) => isCurrent && setShown({ of: wanted, previewed }),
        (error: unknown) => isCurrent && setFailure(error),
      );
    }, patience);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [wanted, version, load]);
  if (failure !== undefined) throw failure;
  return wanted === undefined ? nothing : { ...shown.previewed, isCounting: shown.of !== wanted };
}
