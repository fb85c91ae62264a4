import { useEffect } from 'react';
import { useFacilityChoice } from './FacilityProvider.tsx';

/**
 * Switches to the facility of an item that was opened from a notification or an e-mail, if the user works there,
 * so that lists, clients and prices match. Returns whether the item already belongs to the current facility.
 */
export function useSwitchToFacility(facilityId: string | undefined): boolean {
  const { facility, facilities, choose } = useFacilityChoice();
  const isOtherFacility =
    facilityId !== undefined &&
    facilityId !== facility?.id &&
    facilities.some(({ id }) => id === facilityId);
  useEffect(() => {
    if (isOtherFacility) choose(facilityId);
  });
  return !isOtherFacility;
}
