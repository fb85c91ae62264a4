import type { Viewer } from '@zampa/domain/people/relation';
import { Refusal } from '../errors/refusal.ts';

/** Throws FACILITY_UNKNOWN unless the viewer works at the facility or is its client. */
export function refuseForeignFacility(viewer: Viewer, facilityId: string): void {
  const own = [...viewer.facilities, ...viewer.clinics];
  if (!own.some((link) => link.facilityId === facilityId.toLowerCase()))
    throw new Refusal('FACILITY_UNKNOWN');
}
