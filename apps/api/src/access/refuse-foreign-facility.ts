import type { Viewer } from '@zampa/domain/people/relation';
import { Refusal } from '../errors/refusal.ts';

/** Refuses to read of a facility where somebody neither works nor is a client. Refusal: FACILITY_UNKNOWN. */
export function refuseForeignFacility(viewer: Viewer, facilityId: string): void {
  const own = [...viewer.facilities, ...viewer.clinics];
  if (!own.some((link) => link.facilityId === facilityId.toLowerCase()))
    throw new Refusal('FACILITY_UNKNOWN');
}
