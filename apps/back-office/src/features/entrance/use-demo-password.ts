import { useEffect, useState } from 'react';
import { EntranceDocument } from '../../generated/graphql.ts';
import { askAtTheDoor } from '../../lib/api/api.ts';

/** Everybody's password in a demo, whom nobody has told it who came in as somebody; undefined in a shop that is none. */
export function useDemoPassword(): string | undefined {
  const [password, setPassword] = useState<string>();
  useEffect(() => {
    let isGone = false;
    // Without an answer the dialog goes on as in any other shop.
    askAtTheDoor(EntranceDocument).then(
      ({ entrance }) => void (!isGone && setPassword(entrance.demoPassword ?? undefined)),
      () => undefined,
    );
    return () => void (isGone = true);
  }, []);
  return password;
}
