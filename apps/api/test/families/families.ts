import { joinFamily } from '@zampa/contract/families/join-family';
import { removeFamilyMember } from '@zampa/contract/families/remove-family-member';
import { updateFamilyMember } from '@zampa/contract/families/update-family-member';
import { readFamily } from '@zampa/contract/families/read-family';
import { FAMILY_MEMBER, type FamilyRoleId } from '@zampa/domain/families/membership';
import type { Owner, TestPerson } from '@zampa/testing/people';

/** Returns the code with which others join the owner's family. */
export async function readFamilyCode(owner: Owner): Promise<string> {
  const { code } = await readOwnFamily(owner, owner.familyId);
  if (!code) throw new Error('a family that does not tell its own people the code');
  return code;
}

export const readOwnFamily = (person: TestPerson, FamilyId: string) =>
  person.call(readFamily, { query: { FamilyId } });

export async function requestToJoin(person: TestPerson, owner: Owner) {
  return person.call(joinFamily, { body: { code: await readFamilyCode(owner) } });
}

export const setRole = (
  admin: TestPerson,
  FamilyId: string,
  userId: string,
  idRole: FamilyRoleId = FAMILY_MEMBER,
) => admin.call(updateFamilyMember, { body: { FamilyId, userId, idRole } });

export const remove = (caller: TestPerson, FamilyId: string, userId: string) =>
  caller.call(removeFamilyMember, { query: { FamilyId, userId } });

/** Adds a person to the owner's family: requests to join, and accepts. */
export async function addToFamily(owner: Owner, person: TestPerson, idRole?: FamilyRoleId) {
  await requestToJoin(person, owner);
  return setRole(owner, owner.familyId, person.id, idRole);
}
