import { useSyncExternalStore } from 'react';
import { observable } from '../observable.ts';

/**
 * Age of the data on screen: the instant at which the oldest offline copy shown was saved, or the connection was
 * lost; `null` while everything is current.
 */
export const staleSince = observable<number | null>(null);

/** Returns the instant since which the data on screen may be stale; `null` while it is current. */
export const useStaleSince = (): number | null =>
  useSyncExternalStore(staleSince.subscribe, staleSince.value, staleSince.value);
