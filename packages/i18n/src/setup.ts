import type { BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { bundledEnglish, i18n } from './instance.ts';
import { isNamespace, italian } from './italian.ts';
import type { Language } from './languages.ts';
import './english/common.ts';

/** Loads Italian; English never passes here, because it is bundled. */
const italianLoader: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    if (language !== 'it' || !isNamespace(namespace)) return done(null, {});
    italian[namespace]().then(
      ({ default: texts }) => done(null, texts),
      (error: Error) => done(error, null),
    );
  },
};

/**
 * Starts the translator in English, synchronously, and then turns it to `language`. The first render never waits: what is
 * not there yet shows in English and changes by itself. `<html lang>` tells the language that is on screen.
 */
export function createI18n({ language }: { language: Language }) {
  const resources = bundledEnglish();
  i18n.on('languageChanged', (shown) => {
    if (typeof document !== 'undefined') document.documentElement.lang = shown;
  });
  void i18n
    .use(italianLoader)
    .use(initReactI18next)
    .init({
      lng: 'en',
      fallbackLng: 'en',
      load: 'languageOnly',
      resources: { en: resources },
      ns: Object.keys(resources),
      defaultNS: 'common',
      partialBundledLanguages: true,
      initAsync: false,
      interpolation: { escapeValue: false },
      react: { useSuspense: false, bindI18nStore: 'added' },
    });
  if (language !== 'en') void i18n.changeLanguage(language);
  return i18n;
}
