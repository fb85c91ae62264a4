import { defineFeature } from '../../feature.ts';
import { joinFamily } from './join-family.ts';
import { readFamily } from './read-family.ts';
import { removeFamilyMember } from './remove-family-member.ts';
import { setFamilyMember } from './set-family-member.ts';

/** Families and their people: joining, accepting, roles, leaving. */
export const familiesFeature = defineFeature({
  calls: {
    forPeople: { readFamily, joinFamily, setFamilyMember, removeFamilyMember },
  },
});
