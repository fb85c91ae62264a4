import { useSyncExternalStore } from 'react';
import { observable } from '../observable.ts';

/** Switches this page to the newer, already installed version of the app. */
export type ActivateVersion = () => void;

export const newVersion = observable<ActivateVersion | null>(null);

/** Returns a function that switches to the newer version; `null` while this version is the newest. */
export const useNewVersion = (): ActivateVersion | null =>
  useSyncExternalStore(newVersion.subscribe, newVersion.value, newVersion.value);
