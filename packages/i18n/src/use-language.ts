import { useTranslation } from 'react-i18next';
import { isLanguage, type Language } from './languages.ts';

/** The language on screen, for what is not a text of ours: names of catalogues, dates, sorting. */
export function useLanguage(): Language {
  const { language } = useTranslation().i18n;
  return isLanguage(language) ? language : 'en';
}
