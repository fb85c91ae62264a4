import type { Service } from '@zampa/contract/facilities/objects';
import { typeOfFirstName } from '@zampa/domain/services/service-types';
import { useTranslation } from '@zampa/i18n/use-translation';
import { firstNameText } from '@zampa/i18n/format/service-names';

/**
 * Returns how a service is named: the clinic's own name, or one in the reader's language as long as the clinic has not
 * given one.
 */
export function useServiceName(): (service: Pick<Service, 'name' | 'ServiceTypeId'>) => string {
  const { t } = useTranslation();
  return (service) => {
    const type = typeOfFirstName(service);
    return type === null ? service.name : firstNameText(t, type);
  };
}
