import { useQueryClient } from '@tanstack/react-query';
import { clientKeys } from '@zampa/client/clients/keys';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useCallForm } from '@zampa/client/forms/use-call-form';
import { useStoredForm } from '@zampa/client/forms/use-stored-form';
import type { Client } from '@zampa/contract/clients/objects';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { toClientBody, type NewClientValues, valuesFromSearch } from './new-client-values.ts';

/**
 * Form that creates a client; its values are stored on the device until then.
 *
 * @param typed text of the search that found no client
 */
export function useNewClientForm(typed: string, onDone: (client: Client) => void) {
  const facility = useFacility();
  const [api, queryClient] = [useApi(), useQueryClient()];
  const form = useCallForm<NewClientValues, Client>({
    defaultValues: valuesFromSearch(typed),
    send: (values, idempotencyKey) =>
      api.createClient({ body: toClientBody(values, facility.id), idempotencyKey }),
    onDone: (client) => {
      forget();
      void queryClient.invalidateQueries({ queryKey: clientKeys.all });
      onDone(client);
    },
  });
  const forget = useStoredForm(form, `client ${facility.id} ${typed}`);
  return { form, forget };
}
