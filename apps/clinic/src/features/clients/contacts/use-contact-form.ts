import { useQueryClient } from '@tanstack/react-query';
import { clientKeys } from '@zampa/client/clients/keys';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useStoredForm } from '@zampa/client/forms/use-stored-form';
import { useCallForm } from '@zampa/client/forms/use-call-form';
import { useEditConflict } from '@zampa/client/forms/use-edit-conflict';
import type { Client } from '@zampa/contract/clients/objects';
import { useEffect, useState } from 'react';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import type { ClientCardProps } from '../lists/card-props.ts';
import { changedFields, toContactValues, type ContactValues } from './contact-values.ts';

/**
 * Returns the form for a client's contact details. It is saved with the version that was loaded; if a colleague
 * changed the record first, both versions are shown and one must be chosen.
 */
export function useContactForm({ client }: ClientCardProps, onDone: () => void) {
  const facility = useFacility();
  const [api, queryClient] = [useApi(), useQueryClient()];
  const [seen, setSeen] = useState(client);
  const before = toContactValues(seen);
  const form = useCallForm<ContactValues, Client>({
    defaultValues: before,
    send: (values, idempotencyKey) =>
      api
        .updateClient({
          body: { id: client.id, FacilityId: facility.id, ...changedFields(before, values) },
          ifMatch: seen.dateUpdated,
          idempotencyKey,
        })
        .finally(() => void queryClient.invalidateQueries({ queryKey: clientKeys.all })),
    onDone: () => {
      forget();
      onDone();
    },
  });
  const forget = useStoredForm(form, `contact ${facility.id} ${client.id}`);
  const { setFocus } = form;
  useEffect(() => setFocus('firstName'), [setFocus]);
  const conflict = useEditConflict(form, {
    seen,
    stored: client,
    valuesOf: toContactValues,
    onSee: setSeen,
  });
  const cancel = () => {
    forget();
    onDone();
  };
  return { ...form, cancel, before, conflict };
}
