import { isolateDirection } from './isolate.ts';
import type { Language } from '@zampa/domain/people/languages';
import type { Namespace } from './namespaces.ts';
import { createTranslator, type TextTree } from './translator.ts';

/** The translator of the app, started by `createI18n`. */
export const i18n = createTranslator(isolateDirection);

/**
 * Loads the Italian texts of a namespace. Untyped, because plural forms differ between the languages; the check
 * `translations` compares the keys.
 */
type FetchItalian = () => Promise<{ readonly default: TextTree }>;

/** A namespace, or a section of it that loads alone. */
type TextModule = { readonly namespace: Namespace; readonly fetchItalian: FetchItalian };

const bundled = new Map<string, TextModule>();
const loadedItalian = new Set<string>();
/** The requested language, shown once its texts are loaded. */
let requested: Language = i18n.language;

/**
 * Adds the English texts of a text module, a namespace or a section of it; called by the modules in `english/`.
 * A chunk that loads later also fetches its Italian texts when the app is in Italian.
 */
export function bundleTexts(
  namespace: Namespace,
  name: string,
  texts: TextTree,
  fetchItalian: FetchItalian,
) {
  const textModule = { namespace, fetchItalian };
  bundled.set(name, textModule);
  i18n.add('en', namespace, texts);
  if (requested === 'it') void loadItalian([name, textModule]);
}

/** Changes the language once its texts are loaded, unless another change was requested in between. */
export async function changeLanguage(language: Language) {
  requested = language;
  if (language === 'it') await Promise.all([...bundled].map(loadItalian));
  if (requested === language) i18n.setLanguage(language);
}

/** Waits until the texts of newly loaded chunks are available in the requested language. */
export const waitForTexts = (): Promise<void> => changeLanguage(requested);

/** Returns the names of the text modules that were loaded so far. */
export const textModulesInUse = (): readonly string[] => [...bundled.keys()];

/** Texts that fail to load stay English until Italian is requested again. */
async function loadItalian([name, { namespace, fetchItalian }]: readonly [string, TextModule]) {
  if (loadedItalian.has(name)) return;
  const loaded = await fetchItalian().catch(() => null);
  if (!loaded || loadedItalian.has(name)) return;
  loadedItalian.add(name);
  i18n.add('it', namespace, loaded.default);
}
