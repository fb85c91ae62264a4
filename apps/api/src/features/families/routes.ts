import type { Deps } from '../../platform/deps.ts';
import type { Feature } from '../../platform/context.ts';
import { joinFamily } from './join-family.ts';
import { readFamily } from './read-family.ts';
import { removeFamilyMember } from './remove-family-member.ts';
import { setFamilyMember } from './set-family-member.ts';

/** Families and their people: joining, accepting, roles, leaving. */
export const familiesFeature: Feature<Deps> = (serve, deps) => {
  serve.forPeople(deps, { readFamily, joinFamily, setFamilyMember, removeFamilyMember });
};
