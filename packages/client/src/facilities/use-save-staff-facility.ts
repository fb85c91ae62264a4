import type { StaffFacility } from '@zampa/contract/people/user';
import { useSaveMe, useMe } from '../session/use-me.ts';

/** Returns a function that updates a changed facility in the signed-in user's cached data. */
export function useSaveStaffFacility(): (
  changed: Pick<StaffFacility, 'id'> & Partial<StaffFacility>,
) => void {
  const [me, saveMe] = [useMe(), useSaveMe()];
  return (changed) =>
    saveMe({
      ...me,
      facilities: me.facilities.map((facility) =>
        facility.id === changed.id ? { ...facility, ...changed } : facility,
      ),
    });
}
