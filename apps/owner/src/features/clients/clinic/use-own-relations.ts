import type { JoinedClinic } from '@zampa/client/clients/joined-clinics';
import { useMe } from '@zampa/client/session/use-me';
import type { VetFacility } from '@zampa/contract/people/user';
import { useAdminFamilyIds } from '../queries.ts';

/** A family's relation to a clinic that the user can change. */
export type OwnRelation = {
  readonly clinic: VetFacility;
  /** Names of the family's pets if several families are clients of the clinic; otherwise empty. */
  readonly names: string;
  readonly isPaused: boolean;
};

/**
 * Returns the relations to a clinic of the families in which the user is an admin. Invited and blocked families can
 * neither pause nor leave.
 */
export function useOwnRelations({ relations }: JoinedClinic): readonly OwnRelation[] {
  const adminOf = useAdminFamilyIds();
  const { pets } = useMe();
  const own = relations.filter(
    ({ status, FamilyId }) =>
      (status === 'ACTIVE' || status === 'DISABLED_BY_PO') && adminOf.includes(FamilyId),
  );
  return own.map((clinic) => ({
    clinic,
    names: pets
      .filter(({ FamilyId }) => own.length > 1 && FamilyId === clinic.FamilyId)
      .map(({ name }) => name)
      .join(', '),
    isPaused: clinic.status === 'DISABLED_BY_PO',
  }));
}
