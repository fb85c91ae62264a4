import type { Viewer } from '@zampa/domain/people/relation';
import { mayTreat } from '@zampa/domain/people/staff-rights';
import { Refusal } from '../../errors/refusal.ts';

/** Throws FORBIDDEN unless the viewer treats at the facility: assistants read the record, but do not write it. */
export function requireTreating(viewer: Viewer, facilityId: string): void {
  const treats = viewer.facilities.some(
    (workplace) => workplace.facilityId === facilityId && mayTreat(workplace.roleId),
  );
  if (!treats) throw new Refusal('FORBIDDEN');
}
