import { useQueryClient } from '@tanstack/react-query';
import { clientKeys } from '@zampa/client/clients/keys';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useStoredForm } from '@zampa/client/forms/use-stored-form';
import { useCallForm } from '@zampa/client/forms/use-call-form';
import { useMeanwhile } from '@zampa/client/forms/use-meanwhile';
import type { Client } from '@zampa/contract/clients/objects';
import { useEffect, useState } from 'react';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import type { ClientCardProps } from '../lists/card-props.ts';
import { changeOf, contactValues, type ContactValues } from './contact-values.ts';

/**
 * Returns the form of what a clinic typed of a client. It is changed as it was seen; where a colleague was faster,
 * theirs stands beside what was typed until one of the two is chosen.
 */
export function useContactForm({ client }: ClientCardProps, onDone: () => void) {
  const facility = useFacility();
  const [api, queryClient] = [useApi(), useQueryClient()];
  const [seen, setSeen] = useState(client);
  const before = contactValues(seen);
  const form = useCallForm<ContactValues, Client>({
    defaultValues: before,
    send: (values, idempotencyKey) =>
      api
        .send('PATCH /users/client', {
          body: { id: client.id, FacilityId: facility.id, ...changeOf(before, values) },
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
  const meanwhile = useMeanwhile(form, {
    seen,
    stored: client,
    valuesOf: contactValues,
    onSee: setSeen,
  });
  const giveUp = () => {
    forget();
    onDone();
  };
  return { ...form, giveUp, before, meanwhile };
}
