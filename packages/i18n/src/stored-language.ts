import { chooseLanguage, type Language } from '@zampa/domain/people/languages';
import { changeLanguage } from './instance.ts';

const KEY = 'zampa.language';

/** Storage can be forbidden (private windows, embedded views): the choice then lasts as long as the page. */
function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** Returns the language to start this browser in. */
export const startLanguage = (): Language =>
  chooseLanguage(storage()?.getItem(KEY) ?? null, navigator.languages);

/** Turns the app to another language and remembers it on this device. Resolves when its texts are on screen. */
export async function switchLanguage(language: Language) {
  storage()?.setItem(KEY, language);
  // The server fills in the first page, and sees nothing of what is stored here.
  document.cookie = `${KEY}=${language}; path=/; max-age=31536000; samesite=lax`;
  await changeLanguage(language);
}
