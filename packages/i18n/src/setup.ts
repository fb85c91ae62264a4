import { changeLanguage, i18n } from './instance.ts';
import type { Language } from '@zampa/domain/people/languages';
import './english/common.ts';

/**
 * Starts the translator in English, synchronously, and then turns it to `language`. The first render never waits: what is
 * not there yet shows in English and changes by itself. `<html lang>` tells the language that is on screen.
 */
export function createI18n({ language }: { language: Language }) {
  tellLanguage();
  i18n.subscribe(tellLanguage);
  void changeLanguage(language);
  return i18n;
}

function tellLanguage() {
  if (typeof document !== 'undefined') document.documentElement.lang = i18n.language;
}
