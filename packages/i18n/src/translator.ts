import type { Language } from '@zampa/domain/people/languages';
import type { Namespace, TextKey } from './namespaces.ts';

/** Values for the `{{name}}` placeholders of a text. `count` also selects the plural form. */
export type Values = Readonly<Record<string, string | number>>;

/** Returns a text in the current language, otherwise in English, otherwise its key. */
export type Translate = (key: TextKey, values?: Values) => string;

/** The texts of a namespace in the structure of its file. */
export type TextTree = { readonly [key: string]: string | TextTree };

/** Holds the loaded texts and translates into the current language. */
export type Translator = {
  readonly language: Language;
  /** Replaced after every change, so that memoized results are recomputed. */
  readonly t: Translate;
  readonly add: (language: Language, namespace: Namespace, texts: TextTree) => void;
  readonly setLanguage: (language: Language) => void;
  /** Calls `listener` whenever texts on screen may have changed. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
};

const FALLBACK: Language = 'en';

const plurals: Readonly<Record<Language, Intl.PluralRules>> = {
  en: new Intl.PluralRules('en'),
  it: new Intl.PluralRules('it'),
};

/**
 * Creates a translator without texts, in English.
 *
 * @param show converts each inserted text, for example to isolate its writing direction
 */
export function createTranslator(show?: (text: string) => string): Translator {
  const texts: Readonly<Record<Language, Map<string, string>>> = { en: new Map(), it: new Map() };
  const listeners = new Set<() => void>();
  let language = FALLBACK;
  let t = newTranslate();

  function newTranslate(): Translate {
    return (key, values) => {
      const found =
        findText(texts[language], language, key, values) ??
        findText(texts[FALLBACK], FALLBACK, key, values) ??
        key;
      return values ? interpolate(found, values, show) : found;
    };
  }

  function notifyChange() {
    t = newTranslate();
    for (const listener of listeners) listener();
  }

  return {
    get language() {
      return language;
    },
    get t() {
      return t;
    },
    add(of, namespace, tree) {
      collect(`${namespace}:`, tree, texts[of]);
      // English texts arrive with the code that shows them, so nothing on screen changes.
      if (of === language && of !== FALLBACK) notifyChange();
    },
    setLanguage(next) {
      if (next === language) return;
      language = next;
      notifyChange();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Inserts values unescaped, since React escapes. A placeholder without a value stays visible. */
export function interpolate(text: string, values: Values, show?: (text: string) => string): string {
  return text.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => {
    const value = String(values[name] ?? hole);
    return show ? show(value) : value;
  });
}

function findText(
  texts: ReadonlyMap<string, string>,
  language: Language,
  key: string,
  values?: Values,
): string | undefined {
  const count = values?.['count'];
  if (typeof count !== 'number') return texts.get(key);
  const form = plurals[language].select(count);
  return texts.get(`${key}_${form}`) ?? texts.get(`${key}_other`) ?? texts.get(key);
}

/** Collects every text under its full key, so that a lookup is a single map access. */
function collect(prefix: string, tree: TextTree, into: Map<string, string>) {
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') into.set(`${prefix}${key}`, value);
    else collect(`${prefix}${key}.`, value, into);
  }
}
