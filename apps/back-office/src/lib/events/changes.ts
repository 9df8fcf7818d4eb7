import { createStream } from './stream.ts';

/** News of what others change, for whoever is logged in. */
export const changes = createStream({
  open: () => new EventSource('/staff/events'),
  alone: (work) => navigator.locks.request('staff-events', work),
  channel: new BroadcastChannel('staff-changes'),
  later: (work, milliseconds) => setTimeout(work, milliseconds),
});
