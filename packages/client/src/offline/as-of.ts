import { useSyncExternalStore } from 'react';
import { observable } from '../observable.ts';

/** Since when the oldest of what is shown from this device has been known; `null` while all of it is from the server. */
export const asOf = observable<number | null>(null);

/** Returns the instant as of which the screens are. */
export const useAsOf = (): number | null =>
  useSyncExternalStore(asOf.subscribe, asOf.value, asOf.value);
