import { useRequestGroups } from '@zampa/client/inbox/use-requests';
import { useMe } from '@zampa/client/session/use-me';
import type { RequestList } from '@zampa/domain/inbox/request-lists';
import { useMemo } from 'react';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { type ChoiceCounts, countChoices, countedListOf } from './choice-counts.ts';
import type { RequestsFilter } from './search.ts';

/** Returns the number of requests of each choice; undefined while loading, or if the choices are not counted. */
export function useChoiceCounts(
  list: RequestList = 'to-manage',
  filter: RequestsFilter,
): ChoiceCounts | undefined {
  const facility = useFacility();
  const { id: me } = useMe();
  const counted = countedListOf(list, filter);
  const groups = useRequestGroups(facility.id, counted);
  return useMemo(
    () => (counted && groups ? countChoices(groups, counted, filter, me) : undefined),
    [counted, groups, filter, me],
  );
}
