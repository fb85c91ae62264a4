import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { configurationQuery, facilityKeys } from '@zampa/client/facilities/queries';
import type { Service } from '@zampa/contract/facilities/objects';

/** Shows a changed or new service at once; what else depends on it is asked again. */
export function useSaveService(facilityId: string): (saved: Service) => void {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return (saved) => {
    queryClient.setQueryData(configurationQuery(api, facilityId).queryKey, (known) => {
      if (!known) return known;
      const isKnown = known.services.some(({ id }) => id === saved.id);
      const services = isKnown
        ? known.services.map((service) => (service.id === saved.id ? saved : service))
        : [...known.services, saved];
      return { ...known, services };
    });
    void queryClient.invalidateQueries({ queryKey: facilityKeys.all });
  };
}
