// Made by `npm run generate` from the files that are named here.
export { joinFamily } from './join-family.ts';
export { readFamily } from './read-family.ts';
export { removeFamilyMember } from './remove-family-member.ts';
export { updateFamilyMember } from './update-family-member.ts';
