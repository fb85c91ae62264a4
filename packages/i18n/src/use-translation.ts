import { useSyncExternalStore } from 'react';
import { i18n } from './instance.ts';
import type { Translate } from './translator.ts';

const current = () => i18n.t;

/** Returns the translator for a component, which renders again when the language changes or its texts arrive. */
export function useTranslation(): { t: Translate } {
  return { t: useSyncExternalStore(i18n.subscribe, current, current) };
}
