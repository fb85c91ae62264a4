import { useSyncExternalStore } from 'react';
import { i18n } from './instance.ts';
import type { Translate } from './translator.ts';

const current = () => i18n.t;

/** Returns the translate function; the component rerenders when the language changes or texts arrive. */
export function useTranslation(): { t: Translate } {
  return { t: useSyncExternalStore(i18n.subscribe, current, current) };
}
