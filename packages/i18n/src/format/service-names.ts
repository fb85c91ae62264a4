import { type ServiceTypeId, typeOfDefaultName } from '@zampa/domain/services/service-types';
import type { Translate } from '../translator.ts';

/**
 * Returns the names of the requested services: the clinic's own names, or the translated default for services that
 * were not renamed.
 */
export function formatServiceNames(t: Translate, names: readonly string[]): string {
  return names
    .map((name) => {
      const type = typeOfDefaultName(name);
      return type === null ? name : defaultServiceName(t, type);
    })
    .join(', ');
}

/** Returns the translated default name of a service type. */
export function defaultServiceName(t: Translate, type: ServiceTypeId): string {
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
