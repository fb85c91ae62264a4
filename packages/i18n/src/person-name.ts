import { fullName, type Named } from '@zampa/domain/people/names';
import { i18n } from './instance.ts';

/** Returns how a person is called; who has erased their account is nobody by name, and is said to have gone. */
export const personName = (person: Named): string =>
  fullName(person) || i18n.t('common:words.gone');
