import type { VetFacility } from '@zampa/contract/people/user';

/** A clinic as a person knows it: once, however many of their families go there. */
export type JoinedClinic = VetFacility & {
  /** The relations behind it, each of another family. */
  readonly relations: readonly VetFacility[];
};

/**
 * Gives each clinic once. Its state is that of the family which can still write to it, if there is one; its pets are
 * those of all families.
 */
export function joinedClinics(relations: readonly VetFacility[]): readonly JoinedClinic[] {
  const byClinic = Map.groupBy(relations, ({ id }) => id);
  return [...byClinic.values()].flatMap((own) => {
    const first = own.find(({ status }) => status === 'ACTIVE') ?? own[0];
    return first ? [{ ...first, pets: own.flatMap(({ pets }) => pets), relations: own }] : [];
  });
}

/** Returns the pets that go to none of a person's clinics: those of families that are clients of none now. */
export function petsWithoutClinic<Pet extends { readonly FamilyId: string }>(
  relations: readonly VetFacility[],
  pets: readonly Pet[],
): readonly Pet[] {
  const known = joinedClinics(relations).flatMap((clinic) => petsOfClinic(clinic, pets));
  return pets.filter((pet) => !known.includes(pet));
}

/** Returns the pets that can go to a clinic: those of the families that are its clients now. */
export function petsOfClinic<Pet extends { readonly FamilyId: string }>(
  { relations }: JoinedClinic,
  pets: readonly Pet[],
): readonly Pet[] {
  const families = relations.filter(({ status }) => status === 'ACTIVE').map((own) => own.FamilyId);
  return pets.filter(({ FamilyId }) => families.includes(FamilyId));
}
