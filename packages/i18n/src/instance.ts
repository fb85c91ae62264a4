import type { Language } from '@zampa/domain/people/languages';
import type { Namespace } from './namespaces.ts';
import { createTranslator, type TextTree } from './translator.ts';

/** The one translator of an app; `createI18n` starts it. */
export const i18n = createTranslator();

/**
 * Loads the Italian texts of a namespace. Plural forms differ between the languages, so the shapes are compared by the
 * check `translations` and not by type.
 */
type FetchItalian = () => Promise<{ readonly default: TextTree }>;

const bundled = new Map<Namespace, FetchItalian>();
const inItalian = new Set<Namespace>();
/** The language last asked for: on screen as soon as its texts are there. */
let wanted: Language = i18n.language;

/**
 * Adds the English texts of a namespace, at once and for good; called by the modules in `english/`.
 * A chunk that arrives later also asks for the same namespace in the language that is wanted.
 */
export function bundleTexts(namespace: Namespace, texts: TextTree, fetchItalian: FetchItalian) {
  bundled.set(namespace, fetchItalian);
  i18n.add('en', namespace, texts);
  if (wanted === 'it') void loadItalian([namespace, fetchItalian]);
}

/** Turns to another language once its texts are there, unless yet another has been asked for meanwhile. */
export async function changeLanguage(language: Language) {
  wanted = language;
  if (language === 'it') await Promise.all([...bundled].map(loadItalian));
  if (wanted === language) i18n.speak(language);
}

/** Waits for the texts of what has just been loaded, in the language that is wanted. */
export const whenTextsAreHere = (): Promise<void> => changeLanguage(wanted);

/** Returns the namespaces of all texts that have been needed so far. */
export const namespacesInUse = (): readonly Namespace[] => [...bundled.keys()];

/** What cannot be loaded stays English until Italian is asked for again. */
async function loadItalian([namespace, fetchItalian]: readonly [Namespace, FetchItalian]) {
  if (inItalian.has(namespace)) return;
  const loaded = await fetchItalian().catch(() => null);
  if (!loaded || inItalian.has(namespace)) return;
  inItalian.add(namespace);
  i18n.add('it', namespace, loaded.default);
}
