import type { Service } from '@zampa/contract/facilities/objects';
import { type ServiceTypeId, typeOfUnrenamedService } from '@zampa/domain/services/service-types';
import type { Translate } from '@zampa/i18n/translator';

/** Returns the label of a service type. */
export function serviceTypeText(t: Translate, type: ServiceTypeId): string {
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

/** Returns the name that the clinic gave the service; otherwise its default name in the reader's language. */
export function serviceName(
  t: Translate,
  service: Pick<Service, 'ServiceTypeId' | 'name'>,
): string {
  const type = typeOfUnrenamedService(service);
  return type === null ? service.name : serviceTypeText(t, type);
}
