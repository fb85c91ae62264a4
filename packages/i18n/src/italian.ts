import type { Namespace } from './namespaces.ts';
import type { TextTree } from './translator.ts';

/** Where the Italian texts of each namespace are; each is a file of its own that only Italian readers load. */
const files = import.meta.glob<TextTree>('./locales/it/*.json', { import: 'default' });

/**
 * Loads the Italian texts of a namespace. Plural forms differ between the languages, so the shapes are compared by the
 * check `translations` and not by type. @throws when they cannot be fetched
 */
export async function fetchItalian(namespace: Namespace): Promise<TextTree> {
  const load = files[`./locales/it/${namespace}.json`];
  if (!load) throw new Error(`there are no Italian texts of ${namespace}`);
  return load();
}
