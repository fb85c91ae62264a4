import { chooseLanguage, type Language } from '@zampa/domain/people/languages';
import { changeLanguage } from './instance.ts';

const KEY = 'zampa.language';

/**
 * Returns null if storage is forbidden (private windows, embedded views); the choice then lasts until the page is
 * closed.
 */
function findStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** Returns the initial language: the stored choice, or else the browser's preference. */
export const initialLanguage = (): Language =>
  chooseLanguage(findStorage()?.getItem(KEY) ?? null, navigator.languages);

/** Changes the language of the app and stores the choice on this device. Resolves when its texts are shown. */
export async function switchLanguage(language: Language) {
  findStorage()?.setItem(KEY, language);
  // A cookie, because the server renders the first page and cannot read the storage.
  document.cookie = `${KEY}=${language}; path=/; max-age=31536000; samesite=lax`;
  await changeLanguage(language);
}
