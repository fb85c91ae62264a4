import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useCallForm } from '@zampa/client/forms/use-call-form';
import type { Service } from '@zampa/contract/facilities/objects';
import { useLanguage } from '@zampa/i18n/use-language';
import { useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { serviceName } from '@zampa/shared-screens/services/service-name';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import {
  changeOf,
  creationOf,
  newServiceValues,
  serviceValues,
  type ServiceValues,
} from './service-values.ts';
import { useSaveService } from './use-save-service.ts';

export type ServiceFormOptions = {
  /** Null for a new one. */
  readonly service: Service | null;
  readonly onSaved: () => void;
};

/** Returns the form of a service, changed as it was seen. */
export function useServiceForm({ service: given, onSaved }: ServiceFormOptions) {
  const { id: facilityId } = useFacility();
  // What somebody else changes meanwhile is not what this person has seen.
  const [service] = useState(given);
  const { t } = useTranslation();
  const language = useLanguage();
  const api = useApi();
  const keep = useSaveService(facilityId);
  const shown = service ? serviceName(t, service) : '';
  return useCallForm<ServiceValues, Service>({
    defaultValues: service
      ? serviceValues(service, { name: shown, language })
      : newServiceValues(language),
    send: (values, idempotencyKey) =>
      service
        ? api.send('PATCH /services', {
            query: { id: service.id },
            body: changeOf(values, { shown, name: service.name }),
            ifMatch: service.dateUpdated,
            idempotencyKey,
          })
        : api.send('POST /services', { body: creationOf(values, facilityId), idempotencyKey }),
    onDone: (saved) => {
      keep(saved);
      onSaved();
    },
  });
}
