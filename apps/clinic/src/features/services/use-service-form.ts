import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { facilityKeys } from '@zampa/client/facilities/queries';
import { useCallForm } from '@zampa/client/forms/use-call-form';
import { useMeanwhile } from '@zampa/client/forms/use-meanwhile';
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

/**
 * Returns the form of a service. It is changed as it was seen; where a colleague was faster, theirs stands beside what was
 * typed until one of the two is chosen.
 */
export function useServiceForm({ service: given, onSaved }: ServiceFormOptions) {
  const { id: facilityId } = useFacility();
  // What somebody else changes meanwhile is not what this person has seen.
  const [service, setSeen] = useState(given);
  const { t } = useTranslation();
  const language = useLanguage();
  const [api, queryClient] = [useApi(), useQueryClient()];
  const keep = useSaveService(facilityId);
  const valuesOf = (version: Service | null) =>
    version
      ? serviceValues(version, { name: serviceName(t, version), language })
      : newServiceValues(language);
  const form = useCallForm<ServiceValues, Service>({
    defaultValues: valuesOf(service),
    send: (values, idempotencyKey) =>
      service
        ? api.send('PATCH /services', {
            query: { id: service.id },
            body: changeOf(values, language, {
              shown: serviceName(t, service),
              name: service.name,
            }),
            ifMatch: service.dateUpdated,
            idempotencyKey,
          })
        : api.send('POST /services', {
            body: creationOf(values, language, facilityId),
            idempotencyKey,
          }),
    onDone: (saved) => {
      keep(saved);
      onSaved();
    },
    // Where somebody else was faster, theirs is to be seen.
    onFailed: () => void queryClient.invalidateQueries({ queryKey: facilityKeys.all }),
  });
  const meanwhile = useMeanwhile(form, {
    seen: service,
    stored: given,
    valuesOf,
    onSee: setSeen,
  });
  return { ...form, meanwhile, seen: valuesOf(service), theirs: valuesOf(given) };
}
