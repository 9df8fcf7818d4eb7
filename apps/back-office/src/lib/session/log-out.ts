import { LogOutDocument } from '../../generated/graphql.ts';
import { askAtTheDoor } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';
import { emptyDrafts } from '../edits/draft-store.ts';
import { setLeaving } from './leaving.ts';
import { tellTabs } from './sessions-channel.ts';

/** Ends the session and leaves nothing of its person in this browser; a whole new page, so that no memory is left either. */
export async function logOut(): Promise<void> {
  setLeaving(true);
  try {
    await askAtTheDoor(LogOutDocument);
  } catch (error) {
    // Whose session has ended already is out.
    if (!(error instanceof ApiError && error.kind === 'loggedOut')) {
      setLeaving(false);
      throw error;
    }
  }
  // First: while this one empties the device no other may write.
  tellTabs('out');
  await emptyDrafts();
  location.assign('/staff/login');
}
