import type { Language } from '@zampa/domain/people/languages';
import { formatServiceNames } from '@zampa/i18n/format/service-names';
import { translateTo } from '../texts/translate.ts';

/** Returns the names of services, in the reader's language where the clinic kept the default name. */
export const serviceText = (names: readonly string[], language: Language): string =>
  formatServiceNames(translateTo(language), names);
