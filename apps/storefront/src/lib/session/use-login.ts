import { useSyncExternalStore } from 'react';
import { deviceValues } from './storage.ts';

export type Login = 'unknown' | 'loggedOut' | 'loggedIn';

const read = (): Login => (deviceValues.get('customerToken') === undefined ? 'loggedOut' : 'loggedIn');

/** Whether somebody is logged in, in this tab and every other; pages are rendered without knowing. */
export const useLogin = (): Login => useSyncExternalStore<Login>(deviceValues.subscribe, read, () => 'unknown');
