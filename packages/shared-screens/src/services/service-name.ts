import type { Service } from '@zampa/contract/facilities/objects';
import { type ServiceTypeId, typeOfFirstName } from '@zampa/domain/services/service-types';
import type { Translate } from '@zampa/i18n/translator';

/** Returns what a type of service is called. */
export function typeText(t: Translate, type: ServiceTypeId): string {
  switch (type) {
    case 1:
      return t('services:types.consultation');
    case 2:
      return t('services:types.homeVisit');
    case 3:
      return t('services:types.video');
    case 4:
      return t('services:types.appointment');
  }
}

/**
 * Returns the name of a service: the clinic's own, or in the reader's language as long as the clinic has not given one.
 */
export function serviceName(
  t: Translate,
  service: Pick<Service, 'ServiceTypeId' | 'name'>,
): string {
  const type = typeOfFirstName(service);
  return type === null ? service.name : typeText(t, type);
}
