import { joinFamily } from '@zampa/contract/families/join-family';
import { removeFamilyMember } from '@zampa/contract/families/remove-family-member';
import { updateFamilyMember } from '@zampa/contract/families/update-family-member';
import { readFamily } from '@zampa/contract/families/read-family';
import { FAMILY_MEMBER, type FamilyRoleId } from '@zampa/domain/families/membership';
import type { Owner, TestPerson } from '@zampa/testing/people';

/** The code that the family of this pet owner is joined by. */
export async function codeOf(owner: Owner): Promise<string> {
  const { code } = await readOwnFamily(owner, owner.familyId);
  if (!code) throw new Error('a family that does not tell its own people the code');
  return code;
}

export const readOwnFamily = (person: TestPerson, FamilyId: string) =>
  person.call(readFamily, { query: { FamilyId } });

export async function ask(person: TestPerson, owner: Owner) {
  return person.call(joinFamily, { body: { code: await codeOf(owner) } });
}

export const setRole = (
  admin: TestPerson,
  FamilyId: string,
  userId: string,
  idRole: FamilyRoleId = FAMILY_MEMBER,
) => admin.call(updateFamilyMember, { body: { FamilyId, userId, idRole } });

export const remove = (by: TestPerson, FamilyId: string, userId: string) =>
  by.call(removeFamilyMember, { query: { FamilyId, userId } });

/** The second person has asked to join the family of the first, who has accepted. */
export async function becomeFamily(owner: Owner, person: TestPerson, idRole?: FamilyRoleId) {
  await ask(person, owner);
  return setRole(owner, owner.familyId, person.id, idRole);
}
