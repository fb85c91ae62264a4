import type { StaffFacility } from '@zampa/contract/people/user';
import { useSaveMe, useMe } from '../session/use-me.ts';

/** Shows a changed facility at once wherever the signed-in person's own facilities are shown. */
export function useSaveStaffFacility(): (
  changed: Pick<StaffFacility, 'id'> & Partial<StaffFacility>,
) => void {
  const [me, keepMe] = [useMe(), useSaveMe()];
  return (changed) =>
    keepMe({
      ...me,
      facilities: me.facilities.map((facility) =>
        facility.id === changed.id ? { ...facility, ...changed } : facility,
      ),
    });
}
