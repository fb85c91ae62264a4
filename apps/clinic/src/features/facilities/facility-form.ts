import type { CallBody } from '@zampa/client/api/call-types';
import { initialTimeZone } from './time-zone-choices.ts';

export type FacilityValues = CallBody<'createFacility'>;

/**
 * Returns the initial values of the form to open a clinic: the user's e-mail address and the browser's time zone, no
 * declarations.
 */
export function newFacilityValues(
  email: string | null,
  browserZone: string,
  now: Date,
): FacilityValues {
  return {
    name: '',
    phone: '',
    email: email ?? '',
    timezone: initialTimeZone(browserZone, now),
    acceptedSpecialConditions: false,
    ownershipDeclaration: false,
  };
}
