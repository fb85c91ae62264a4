import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { facilityKeys } from '@zampa/client/facilities/queries';
import { useCallForm } from '@zampa/client/forms/use-call-form';
import { useEditConflict } from '@zampa/client/forms/use-edit-conflict';
import type { Service } from '@zampa/contract/facilities/objects';
import { useLanguage } from '@zampa/i18n/use-language';
import { useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { serviceName } from '@zampa/shared-screens/services/service-name';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import {
  toServiceUpdate,
  toServiceCreation,
  newServiceValues,
  serviceValues,
  type ServiceValues,
} from './service-values.ts';
import { useSaveService } from './use-save-service.ts';

export type ServiceFormOptions = {
  /** Null for a new service. */
  readonly service: Service | null;
  readonly onSaved: () => void;
};

/**
 * Returns the form for a service. Saving requires the version that was loaded; after a concurrent change, both
 * versions are shown until the user chooses one.
 */
export function useServiceForm({ service: currentService, onSaved }: ServiceFormOptions) {
  const { id: facilityId } = useFacility();
  // Version that the user has seen; later changes by others do not replace it.
  const [service, setSeen] = useState(currentService);
  const { t } = useTranslation();
  const language = useLanguage();
  const [api, queryClient] = [useApi(), useQueryClient()];
  const saveService = useSaveService(facilityId);
  const toFormValues = (version: Service | null) =>
    version
      ? serviceValues(version, { name: serviceName(t, version), language })
      : newServiceValues(language);
  const form = useCallForm<ServiceValues, Service>({
    defaultValues: toFormValues(service),
    send: (values, idempotencyKey) =>
      service
        ? api.updateService({
            query: { id: service.id },
            body: toServiceUpdate(values, language, {
              shown: serviceName(t, service),
              name: service.name,
            }),
            ifMatch: service.dateUpdated,
            idempotencyKey,
          })
        : api.createService({
            body: toServiceCreation(values, language, facilityId),
            idempotencyKey,
          }),
    onDone: (saved) => {
      saveService(saved);
      onSaved();
    },
    // Load the other user's version after a conflict.
    onFailed: () => void queryClient.invalidateQueries({ queryKey: facilityKeys.all }),
  });
  const conflict = useEditConflict(form, {
    seen: service,
    stored: currentService,
    valuesOf: toFormValues,
    onSee: setSeen,
  });
  return {
    ...form,
    meanwhile: conflict,
    seen: toFormValues(service),
    theirs: toFormValues(currentService),
  };
}
