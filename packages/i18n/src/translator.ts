import type { Language } from '@zampa/domain/people/languages';
import type { Namespace, TextKey } from './namespaces.ts';

/** What is put in where a text says `{{name}}`; `count` also chooses the plural form. */
export type Values = Readonly<Record<string, string | number>>;

/** Says a text in the language on screen, else in English, else its key. */
export type Translate = (key: TextKey, values?: Values) => string;

/** The texts of a namespace, as its file has them. */
export type TextTree = { readonly [key: string]: string | TextTree };

/** Holds the texts that are there and says them in one language, which can be changed. */
export type Translator = {
  readonly language: Language;
  /** Another function after every change, so that what is remembered of the last one is made anew. */
  readonly t: Translate;
  readonly add: (language: Language, namespace: Namespace, texts: TextTree) => void;
  readonly speak: (language: Language) => void;
  /** Calls `listener` whenever texts on screen may read differently; what it returns ends that. */
  readonly subscribe: (listener: () => void) => () => void;
};

const FALLBACK: Language = 'en';

const plurals: Readonly<Record<Language, Intl.PluralRules>> = {
  en: new Intl.PluralRules('en'),
  it: new Intl.PluralRules('it'),
};

/** Creates a translator without texts, in English. */
export function createTranslator(): Translator {
  const texts: Readonly<Record<Language, Map<string, string>>> = { en: new Map(), it: new Map() };
  const listeners = new Set<() => void>();
  let language = FALLBACK;
  let t = newTranslate();

  function newTranslate(): Translate {
    return (key, values) => {
      const found =
        find(texts[language], language, key, values) ??
        find(texts[FALLBACK], FALLBACK, key, values) ??
        key;
      return values ? fill(found, values) : found;
    };
  }

  function changed() {
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
      // English comes with the code that shows it, before that is on screen: there is nothing to show anew.
      if (of === language && of !== FALLBACK) changed();
    },
    speak(next) {
      if (next === language) return;
      language = next;
      changed();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Puts the values in, as they are: React escapes what it shows. A name without a value stays to be seen. */
export function fill(text: string, values: Values): string {
  return text.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => String(values[name] ?? hole));
}

function find(
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

/** Every text under its full name, so that saying it is one look into a map. */
function collect(prefix: string, tree: TextTree, into: Map<string, string>) {
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') into.set(`${prefix}${key}`, value);
    else collect(`${prefix}${key}.`, value, into);
  }
}
