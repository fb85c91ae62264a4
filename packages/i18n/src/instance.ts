import { createInstance } from 'i18next';
import type { Namespace } from './namespaces.ts';

/** The one translator of an app; `createI18n` starts it. */
export const i18n = createInstance();

const english = new Map<Namespace, object>();

/** The English texts that came with the chunks loaded so far. */
export const bundledEnglish = (): Record<string, object> => Object.fromEntries(english);

/**
 * Adds the English texts of a namespace, at once and for good; called by the modules in `english/`.
 * A chunk that arrives later also asks for the same namespace in the language on screen.
 */
export function bundleEnglish(namespace: Namespace, texts: object) {
  english.set(namespace, texts);
  if (!i18n.isInitialized) return;
  i18n.addResourceBundle('en', namespace, texts);
  void i18n.loadNamespaces(namespace);
}
