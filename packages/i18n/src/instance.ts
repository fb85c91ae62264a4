import { fetchItalian } from './italian.ts';
import type { Language } from '@zampa/domain/people/languages';
import type { Namespace } from './namespaces.ts';
import { createTranslator, type TextTree } from './translator.ts';

/** The one translator of an app; `createI18n` starts it. */
export const i18n = createTranslator();

const bundled = new Set<Namespace>();
const inItalian = new Set<Namespace>();
/** The language last asked for: on screen as soon as its texts are there. */
let wanted: Language = i18n.language;

/**
 * Adds the English texts of a namespace, at once and for good; called by the modules in `english/`.
 * A chunk that arrives later also asks for the same namespace in the language that is wanted.
 */
export function bundleEnglish(namespace: Namespace, texts: TextTree) {
  bundled.add(namespace);
  i18n.add('en', namespace, texts);
  if (wanted === 'it') void loadItalian(namespace);
}

/** Turns to another language once its texts are there, unless yet another has been asked for meanwhile. */
export async function changeLanguage(language: Language) {
  wanted = language;
  if (language === 'it') await Promise.all([...bundled].map(loadItalian));
  if (wanted === language) i18n.speak(language);
}

/** Returns the namespaces of all texts that have been needed so far. */
export const namespacesInUse = (): readonly Namespace[] => [...bundled];

/** What cannot be loaded stays English until Italian is asked for again. */
async function loadItalian(namespace: Namespace) {
  if (inItalian.has(namespace)) return;
  const loaded = await fetchItalian(namespace).catch(() => null);
  if (!loaded || inItalian.has(namespace)) return;
  inItalian.add(namespace);
  i18n.add('it', namespace, loaded);
}
