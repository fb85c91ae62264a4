import { useSyncExternalStore } from 'react';
import { observable } from '../observable.ts';
import { isInShell } from './shell.ts';

/** The browser's `beforeinstallprompt` event, as far as it is used here. */
export type InstallOffer = Event & { readonly prompt: () => Promise<unknown> };

/** The captured install prompt; `null` if the browser offers none. */
export const installOffer = observable<InstallOffer | null>(null);

/** Returns the captured install prompt; `null` if the browser offers none. */
export const useInstallOffer = (): InstallOffer | null =>
  useSyncExternalStore(installOffer.subscribe, installOffer.value, installOffer.value);

let isListening = false;

/** Captures the browser's install prompt, so that the app can show it on request. */
export function captureInstallOffer(): void {
  if (isListening || typeof window === 'undefined') return;
  isListening = true;
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installOffer.become(event as InstallOffer);
  });
  window.addEventListener('appinstalled', () => installOffer.become(null));
}

/** Returns whether this page runs as an installed app instead of in a browser tab. */
export const isInstalled = (): boolean =>
  isInShell() ||
  window.matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

/**
 * Returns whether this is an Apple phone or tablet, whose browser has no install prompt but an "Add to Home Screen"
 * menu item.
 */
export const isAppleMobile = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);
