import type { VetFacility } from '@zampa/contract/people/user';

/** A clinic as a person sees it: one entry, even if several of their families are clients. */
export type JoinedClinic = VetFacility & {
  /** The clinic's relations, one for each family. */
  readonly relations: readonly VetFacility[];
};

/**
 * Merges relations into one entry per clinic, with the pets of all families. The entry has the status of an active
 * relation, if the clinic has one.
 */
export function joinedClinics(relations: readonly VetFacility[]): readonly JoinedClinic[] {
  const byClinic = Map.groupBy(relations, ({ id }) => id);
  return [...byClinic.values()].flatMap((own) => {
    const first = own.find(({ status }) => status === 'ACTIVE') ?? own[0];
    return first ? [{ ...first, pets: own.flatMap(({ pets }) => pets), relations: own }] : [];
  });
}

/** Returns the pets of families that are active clients of no clinic. */
export function petsWithoutClinic<Pet extends { readonly FamilyId: string }>(
  relations: readonly VetFacility[],
  pets: readonly Pet[],
): readonly Pet[] {
  const petsWithClinic = joinedClinics(relations).flatMap((clinic) => petsOfClinic(clinic, pets));
  return pets.filter((pet) => !petsWithClinic.includes(pet));
}

/** Returns the pets of the families that are active clients of a clinic. */
export function petsOfClinic<Pet extends { readonly FamilyId: string }>(
  { relations }: JoinedClinic,
  pets: readonly Pet[],
): readonly Pet[] {
  const families = relations.filter(({ status }) => status === 'ACTIVE').map((own) => own.FamilyId);
  return pets.filter(({ FamilyId }) => families.includes(FamilyId));
}
