import type { Language } from '@zampa/domain/people/languages';
import type { Namespace } from '@zampa/i18n/namespaces';
import { createTranslator, type TextTree, type Translate } from '@zampa/i18n/translator';
import { serverTexts } from './server-texts.ts';

/** Returns the function that writes texts in a language, with the same typed keys as the screens. */
export const translateTo = (language: Language): Translate => translators[language].t;

const translators = { en: translatorFor('en'), it: translatorFor('it') } as const;

function translatorFor(language: Language) {
  const translator = createTranslator();
  const catalogues: Readonly<Record<string, TextTree>> = serverTexts[language];
  for (const [namespace, texts] of Object.entries(catalogues))
    translator.add(language, namespace as Namespace, texts);
  translator.setLanguage(language);
  return translator;
}
