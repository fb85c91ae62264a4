/** The object that Capacitor adds to pages in the store app. */
type Shell = { readonly isNativePlatform: () => boolean };

const shell = (): Shell | undefined => (globalThis as { Capacitor?: Shell }).Capacitor;

/** Returns whether this page runs in the store app instead of a browser. */
export const isInShell = (): boolean => shell()?.isNativePlatform() ?? false;
