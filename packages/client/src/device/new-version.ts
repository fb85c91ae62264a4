import { useSyncExternalStore } from 'react';
import { observable } from '../observable.ts';

/** How this page goes over to a version of the app that is there by now; `null` while it is the newest itself. */
export type TakeOver = () => void;

export const newVersion = observable<TakeOver | null>(null);

/** Returns how to go over to a newer version; `null` while there is none. */
export const useNewVersion = (): TakeOver | null =>
  useSyncExternalStore(newVersion.subscribe, newVersion.value, newVersion.value);
