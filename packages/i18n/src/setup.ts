import { changeLanguage, i18n } from './instance.ts';
import type { Language } from '@zampa/domain/people/languages';
import './english/common.ts';

/**
 * Starts the translator in English synchronously and then changes to `language`. The first render never waits:
 * missing texts show in English until they are loaded. Keeps `<html lang>` at the current language.
 */
export function createI18n({ language }: { language: Language }) {
  updateDocumentLanguage();
  i18n.subscribe(updateDocumentLanguage);
  void changeLanguage(language);
  return i18n;
}

function updateDocumentLanguage() {
  if (typeof document !== 'undefined') document.documentElement.lang = i18n.language;
}
