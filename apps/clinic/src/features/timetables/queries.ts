import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { configurationQuery, facilityKeys } from '@zampa/client/facilities/queries';
import type { CallAnswer } from '@zampa/client/api/call-types';

type Configuration = CallAnswer<'readFacilityConfiguration'>;

/** Writes changed hours or timetables to the cached configuration and invalidates other facility data. */
export function useSaveConfiguration(facilityId: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return (change: (configuration: Configuration) => Configuration) => {
    queryClient.setQueryData(
      configurationQuery(api, facilityId).queryKey,
      (configuration) => configuration && change(configuration),
    );
    void queryClient.invalidateQueries({ queryKey: facilityKeys.all });
  };
}
