import type { Service } from '@zampa/contract/facilities/objects';
import { typeOfUnrenamedService } from '@zampa/domain/services/service-types';
import { useTranslation } from '@zampa/i18n/use-translation';
import { defaultServiceName } from '@zampa/i18n/format/service-names';

/** Returns a function that formats a service's name: the clinic's own name, or the default in the user's language. */
export function useServiceName(): (service: Pick<Service, 'name' | 'ServiceTypeId'>) => string {
  const { t } = useTranslation();
  return (service) => {
    const type = typeOfUnrenamedService(service);
    return type === null ? service.name : defaultServiceName(t, type);
  };
}
