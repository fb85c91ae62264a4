import { useSyncExternalStore } from 'react';
import { i18n } from './instance.ts';
import type { Language } from '@zampa/domain/people/languages';

const current = () => i18n.language;

/** Returns the current language, for content outside the translations: names from catalogs, dates, sorting. */
export function useLanguage(): Language {
  return useSyncExternalStore(i18n.subscribe, current, current);
}
