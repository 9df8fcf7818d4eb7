import { useRef, useState } from 'react';
import { newKey } from './api/api.ts';
import type { ApiError } from './api/api-error.ts';
import { useRefusal } from './refusals/use-refusal.ts';
import { useCall } from './use-call.ts';

/** What the shop answers to who asks for a file. */
export type AskedFile =
  | { readonly __typename: 'Download'; readonly id: string; readonly fileName: string }
  | { readonly __typename: 'Refusal'; readonly code: string; readonly message: string };

type Downloading = {
  readonly run: () => Promise<void>;
  readonly isPending: boolean;
  readonly error: ApiError | undefined;
  /** Why the shop refused it. */
  readonly text: string | undefined;
};

/** The browser saves it: the answer says that it is a file. */
function fetchFile(id: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = `/staff/download/${id}`;
  link.download = fileName;
  link.click();
}

/** Asks for a file and has the browser save it. */
export function useDownload(askFor: (key: string) => Promise<AskedFile>): Downloading {
  const refusalText = useRefusal();
  const key = useRef(newKey());
  const [text, setText] = useState<string>();
  const { run, isPending, error } = useCall(async () => {
    setText(undefined);
    const asked = await askFor(key.current);
    // A file is fetched once: the next press makes another.
    key.current = newKey();
    if (asked.__typename === 'Refusal') setText(refusalText(asked));
    else fetchFile(asked.id, asked.fileName);
  });
  return { run, isPending, error, text };
}
