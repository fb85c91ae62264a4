import type { Mutant } from './mutant.ts';

const at = 'apps/api/test';
const TABLE = [`${at}/authorization/table.test.ts`];
const TRIAL = [`${at}/facilities/onboarding.test.ts`];

const policy = 'packages/contract/src/policy';

/** Verdicts of the policy table, given to somebody whose they are not. */
export const serverPolicy: readonly Mutant[] = [
  {
    name: 'the desk changes pets',
    file: `${policy}/table.ts`,
    find: `    scope: { kind: 'pet', at: 'query.PetId' },
    verdicts: { ...family, admin: Y, clinical: Y, consultant: Y, desk: no },`,
    replace: `    scope: { kind: 'pet', at: 'query.PetId' },
    verdicts: { ...family, admin: Y, clinical: Y, consultant: Y, desk: Y },`,
    tests: TABLE,
  },
  {
    name: 'a consultant changes the record of a client',
    file: `${policy}/table.ts`,
    find: `verdicts: { self: no, ...refusedFamily, admin: Y, clinical: Y, consultant: no, desk: Y },`,
    replace: `verdicts: { self: no, ...refusedFamily, admin: Y, clinical: Y, consultant: Y, desk: Y },`,
    tests: TABLE,
  },
  {
    name: 'a consultant invites clients',
    file: `${policy}/table.ts`,
    find: `    scope: { kind: 'facility', at: 'query.facilityId' },
    verdicts: { ...refusedFamily, admin: Y, clinical: Y, consultant: no, desk: Y },`,
    replace: `    scope: { kind: 'facility', at: 'query.facilityId' },
    verdicts: { ...refusedFamily, admin: Y, clinical: Y, consultant: Y, desk: Y },`,
    tests: TABLE,
  },
  {
    name: 'a consultant reads invitations with their links',
    file: `${policy}/table.ts`,
    find: `    scope: { kind: 'facility', at: 'query.facilityId' },
    verdicts: { admin: Y, clinical: Y, consultant: no, desk: Y },`,
    replace: `    scope: { kind: 'facility', at: 'query.facilityId' },
    verdicts: { admin: Y, clinical: Y, consultant: Y, desk: Y },`,
    tests: TABLE,
  },
  {
    name: 'the desk ends services',
    file: `${policy}/table.ts`,
    find: `verdicts: { ...refusedFamily, admin: Y, clinical: Y, consultant: Y, desk: no },`,
    replace: `verdicts: { ...refusedFamily, admin: Y, clinical: Y, consultant: Y, desk: Y },`,
    tests: TABLE,
  },
  {
    name: 'the desk sets the clinic up',
    file: `${policy}/verdicts.ts`,
    find: `verdicts: { ...refusedFamily, ...refusedStaff, admin: Y },`,
    replace: `verdicts: { ...refusedFamily, ...refusedStaff, admin: Y, desk: Y },`,
    tests: TABLE,
  },
  {
    name: 'the desk writes in conversations',
    file: 'apps/api/src/features/conversations/write-message.ts',
    find: 'if (facilitiesByRole(viewer).desk.includes(conversation.facilityId))',
    replace: 'if (viewer.userId === conversation.facilityId)',
    tests: [`${at}/authorization/reception.test.ts`],
  },
  {
    name: 'the desk is heard writing',
    file: 'apps/api/src/features/conversations/publish-typing.ts',
    find: "if (writer.kind === 'desk' || refusal)",
    replace: 'if (refusal)',
    tests: [`${at}/conversations/typing.test.ts`],
  },
  {
    name: 'timetables are made after the trial',
    file: `${policy}/table.ts`,
    find: `    requiresActivePlan: 'body.facilityId',
  },
  'POST /timetables/conflicts'`,
    replace: `  },
  'POST /timetables/conflicts'`,
    tests: TRIAL,
  },
  {
    name: 'clients are imported after the trial',
    file: `${policy}/table.ts`,
    find: `    requiresActivePlan: 'query.facilityId',
  },
  'POST /facilities/users/import/undo'`,
    replace: `  },
  'POST /facilities/users/import/undo'`,
    tests: TRIAL,
  },
];
