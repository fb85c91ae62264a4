import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { configurationQuery, facilityKeys } from '@zampa/client/facilities/queries';
import type { Service } from '@zampa/contract/facilities/objects';

/** Writes a new or changed service to the cached configuration and invalidates other facility data. */
export function useSaveService(facilityId: string): (saved: Service) => void {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return (saved) => {
    queryClient.setQueryData(configurationQuery(api, facilityId).queryKey, (configuration) => {
      if (!configuration) return configuration;
      const exists = configuration.services.some(({ id }) => id === saved.id);
      const services = exists
        ? configuration.services.map((service) => (service.id === saved.id ? saved : service))
        : [...configuration.services, saved];
      return { ...configuration, services };
    });
    void queryClient.invalidateQueries({ queryKey: facilityKeys.all });
  };
}
