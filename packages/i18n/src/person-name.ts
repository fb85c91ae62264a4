import { fullName, type Named } from '@zampa/domain/people/names';
import { i18n } from './instance.ts';

/** Returns a person's name, or a placeholder for a person who erased their account. */
export const personName = (person: Named): string =>
  fullName(person) || i18n.t('common:words.gone');
