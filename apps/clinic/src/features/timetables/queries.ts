import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { configurationQuery, facilityKeys } from '@zampa/client/facilities/queries';
import type { AnswerOfKey } from '@zampa/client/api/call-types';

type Configuration = AnswerOfKey<'GET /facilities/configuration'>;

/** Shows changed hours or timetables at once; what else depends on them is asked again. */
export function useSaveConfiguration(facilityId: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return (change: (configuration: Configuration) => Configuration) => {
    queryClient.setQueryData(
      configurationQuery(api, facilityId).queryKey,
      (known) => known && change(known),
    );
    void queryClient.invalidateQueries({ queryKey: facilityKeys.all });
  };
}
