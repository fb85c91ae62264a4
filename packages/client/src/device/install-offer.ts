import { useSyncExternalStore } from 'react';
import { observable } from '../observable.ts';
import { isInShell } from './shell.ts';

/** A browser's own offer to install the app, as far as it is known here. */
export type InstallOffer = Event & { readonly prompt: () => Promise<unknown> };

/** The browser's offer; `null` where it makes none. */
export const installOffer = observable<InstallOffer | null>(null);

/** Returns the browser's offer to install the app; `null` where it makes none. */
export const useInstallOffer = (): InstallOffer | null =>
  useSyncExternalStore(installOffer.subscribe, installOffer.value, installOffer.value);

let hears = false;

/** Keeps the browser's offer for the moment at which somebody asks for it. */
export function hearInstallOffer(): void {
  if (hears || typeof window === 'undefined') return;
  hears = true;
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installOffer.become(event as InstallOffer);
  });
  window.addEventListener('appinstalled', () => installOffer.become(null));
}

/** Tells whether this is the installed app, and no page of a browser. */
export const isInstalled = (): boolean =>
  isInShell() ||
  window.matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

/** Tells whether this is a phone or tablet whose browser makes no offer, but whose menu has one. */
export const isApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);
