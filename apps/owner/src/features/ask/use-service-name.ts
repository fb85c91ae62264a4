import type { Service } from '@zampa/contract/facilities/objects';
import { typeOfFirstName } from '@zampa/domain/services/service-types';
import { useTranslation } from '@zampa/i18n/use-translation';

/** The name of a service: the clinic's own, or in the reader's language as long as the clinic has not given one. */
export function useServiceName(): (service: Pick<Service, 'name' | 'ServiceTypeId'>) => string {
  const { t } = useTranslation();
  return (service) => {
    switch (typeOfFirstName(service)) {
      case null:
        return service.name;
      case 1:
        return t('ask:service.consultation');
      case 2:
        return t('ask:service.homeVisit');
      case 3:
        return t('ask:service.video');
      case 4:
        return t('ask:service.appointment');
    }
  };
}
