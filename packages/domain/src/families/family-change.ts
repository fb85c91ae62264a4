import { FAMILY_ADMIN } from './membership.ts';

/** A person's families, requests to join and pets at one moment. */
export type FamiliesOfPerson = {
  readonly families: readonly { readonly id: string; readonly idRole: number }[];
  readonly pendingFamilies: readonly { readonly id: string }[];
  readonly pets: readonly { readonly FamilyId: string }[];
};

export type FamilyChange = {
  readonly kind: 'JOINED' | 'LEFT';
  readonly familyId: string;
};

/**
 * Returns how a person's families changed: a family accepted them, or they are no longer a member of one. The empty
 * family that the server closes when another family accepts its only member is not reported as left.
 */
export function findFamilyChange(
  before: FamiliesOfPerson,
  after: FamiliesOfPerson,
): FamilyChange | null {
  const gained = after.families.filter((family) => !includes(before.families, family));
  // A request that was sent from another device may be unknown here. The family that people get after leaving is
  // their own, so they are its admin.
  const joined = gained.find(
    (family) => includes(before.pendingFamilies, family) || family.idRole !== FAMILY_ADMIN,
  );
  const left = before.families.find(
    (family) =>
      !includes(after.families, family) && !(joined && isEmptyOwnFamily(family, before.pets)),
  );
  if (left) return { kind: 'LEFT', familyId: left.id };
  return joined ? { kind: 'JOINED', familyId: joined.id } : null;
}

type Identified = { readonly id: string };

const includes = (families: readonly Identified[], { id }: Identified) =>
  families.some((family) => family.id === id);

const isEmptyOwnFamily = (
  { id, idRole }: FamiliesOfPerson['families'][number],
  pets: FamiliesOfPerson['pets'],
) => idRole === FAMILY_ADMIN && pets.every(({ FamilyId }) => FamilyId !== id);
