import type { BodyOfKey } from '@zampa/client/api/call-types';
import { presetTimeZone } from './time-zone-choices.ts';

export type FacilityValues = BodyOfKey<'POST /facilities'>;

/**
 * Returns an empty form; the person's own address and the browser's zone are good first guesses, nothing is declared
 * yet.
 */
export function newFacility(email: string | null, browserZone: string, now: Date): FacilityValues {
  return {
    name: '',
    phone: '',
    email: email ?? '',
    timezone: presetTimeZone(browserZone, now),
    acceptedSpecialConditions: false,
    ownershipDeclaration: false,
  };
}
