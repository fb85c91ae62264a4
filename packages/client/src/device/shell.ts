/** What an app of the stores puts into the pages that it shows. */
type Shell = { readonly isNativePlatform: () => boolean };

const shell = (): Shell | undefined => (globalThis as { Capacitor?: Shell }).Capacitor;

/** Tells whether this page is shown by the app of a store, and by no browser. */
export const isInShell = (): boolean => shell()?.isNativePlatform() ?? false;
