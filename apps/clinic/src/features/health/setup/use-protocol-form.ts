import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useCallForm } from '@zampa/client/forms/use-call-form';
import { useEditConflict } from '@zampa/client/forms/use-edit-conflict';
import { healthKeys } from '@zampa/client/health/keys';
import type { ProtocolItem } from '@zampa/contract/health/objects/protocol';
import { useState } from 'react';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { type ProtocolValues, toProtocolBody, toProtocolValues } from './protocol-values.ts';

/** Form of a protocol. After a concurrent change both versions are shown. Due dates follow at once. */
export function useProtocolForm(stored: ProtocolItem, onDone: () => void) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  const facility = useFacility();
  const [seen, setSeen] = useState(stored);
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: healthKeys.clinic(facility.id) }),
      queryClient.invalidateQueries({ queryKey: ['pets', 'record'] }),
    ]);
  const form = useCallForm<ProtocolValues, ProtocolItem>({
    defaultValues: toProtocolValues(seen),
    send: (values, idempotencyKey) =>
      api.updateProtocol({
        query: { id: seen.id },
        body: toProtocolBody(values),
        ifMatch: seen.dateUpdated,
        idempotencyKey,
      }),
    onDone: async () => {
      await refresh();
      onDone();
    },
    onFailed: () => void refresh(),
  });
  const conflict = useEditConflict(form, {
    seen,
    stored,
    valuesOf: toProtocolValues,
    onSee: setSeen,
  });
  return { form, conflict, seen: toProtocolValues(seen), theirs: toProtocolValues(stored) };
}
