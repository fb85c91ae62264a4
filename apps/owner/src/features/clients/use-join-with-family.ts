import { useNavigate } from '@tanstack/react-router';
import { useMe } from '@zampa/client/session/use-me';
import { useAdminFamilyIds, useJoinClinic } from './queries.ts';

/** Returns which of the admin's families are not clients of a clinic yet, and joins it with one of them. */
export function useJoinWithFamily(clinicId: string, facilityCode: string) {
  const navigate = useNavigate();
  const { pets, families, vetFacilities } = useMe();
  const joining = useJoinClinic();
  // Each family joins separately, through one of its admins.
  const familyIds = useAdminFamilyIds().filter(
    (familyId) =>
      !vetFacilities.some(
        ({ id, FamilyId, status }) =>
          id === clinicId && FamilyId === familyId && status === 'ACTIVE',
      ),
  );
  // With a single family, no names are needed to tell families apart.
  const petNamesOf = (familyId: string) =>
    families.length > 1
      ? pets
          .filter(({ FamilyId }) => FamilyId === familyId)
          .map(({ name }) => name)
          .join(', ') || families.find(({ id }) => id === familyId)?.code
      : undefined;
  const join = (familyId: string) =>
    joining.mutate(
      { facilityCode, familyId },
      {
        onSuccess: ({ id }) =>
          void navigate({
            to: '/workspace/vets',
            search: { animals: id, joined: true },
            replace: true,
          }),
      },
    );
  return { familyIds, petNamesOf, joining, join };
}
