import { useEffect } from 'react';
import { useFacilityChoice } from './FacilityProvider.tsx';

/**
 * Works for the facility that something is of, where the person works for several and came to it from news or a letter: its list,
 * its clients and its prices are those beside it. Returns whether that is so already.
 */
export function useWorkFor(facilityId: string | undefined): boolean {
  const { facility, facilities, choose } = useFacilityChoice();
  const isOthers =
    facilityId !== undefined &&
    facilityId !== facility?.id &&
    facilities.some(({ id }) => id === facilityId);
  useEffect(() => {
    if (isOthers) choose(facilityId);
  });
  return !isOthers;
}
