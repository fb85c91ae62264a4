import { type ServiceTypeId, typeOfName } from '@zampa/domain/services/service-types';
import type { Translate } from '../translator.ts';

/**
 * Returns what was asked for: by the clinic's own names, in the reader's language as long as the clinic has given none.
 */
export function serviceNamesText(t: Translate, names: readonly string[]): string {
  return names
    .map((name) => {
      const type = typeOfName(name);
      return type === null ? name : firstNameText(t, type);
    })
    .join(', ');
}

/** Returns what a service is called that still has its first name. */
export function firstNameText(t: Translate, type: ServiceTypeId): string {
  switch (type) {
    case 1:
      return t('common:service.consultation');
    case 2:
      return t('common:service.homeVisit');
    case 3:
      return t('common:service.video');
    case 4:
      return t('common:service.appointment');
  }
}
