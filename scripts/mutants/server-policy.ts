import type { Mutant } from './mutant.ts';

const at = 'apps/api/test';
const TABLE = [`${at}/authorization/table.test.ts`];
const TRIAL = [`${at}/facilities/onboarding.test.ts`];

const contract = 'packages/contract/src';

/** Verdicts of the rows of calls, given to somebody whose they are not. */
export const serverPolicy: readonly Mutant[] = [
  {
    name: 'the desk changes pets',
    file: `${contract}/pets/update-pet.ts`,
    find: `verdicts: { ...family, admin: Y, clinical: Y, consultant: Y, desk: no },`,
    replace: `verdicts: { ...family, admin: Y, clinical: Y, consultant: Y, desk: Y },`,
    tests: TABLE,
  },
  {
    name: 'a consultant changes the record of a client',
    file: `${contract}/clients/update-client.ts`,
    find: `verdicts: { self: no, ...refusedFamily, admin: Y, clinical: Y, consultant: no, desk: Y },`,
    replace: `verdicts: { self: no, ...refusedFamily, admin: Y, clinical: Y, consultant: Y, desk: Y },`,
    tests: TABLE,
  },
  {
    name: 'a consultant invites clients',
    file: `${contract}/invitations/invite-clients.ts`,
    find: `verdicts: { ...refusedFamily, admin: Y, clinical: Y, consultant: no, desk: Y },`,
    replace: `verdicts: { ...refusedFamily, admin: Y, clinical: Y, consultant: Y, desk: Y },`,
    tests: TABLE,
  },
  {
    name: 'a consultant reads invitations with their links',
    file: `${contract}/invitations/read-invitations.ts`,
    find: `verdicts: { admin: Y, clinical: Y, consultant: no, desk: Y },`,
    replace: `verdicts: { admin: Y, clinical: Y, consultant: Y, desk: Y },`,
    tests: TABLE,
  },
  {
    name: 'the desk ends services',
    file: `${contract}/inbox/end-conversation.ts`,
    find: `verdicts: { ...refusedFamily, admin: Y, clinical: Y, consultant: Y, desk: no },`,
    replace: `verdicts: { ...refusedFamily, admin: Y, clinical: Y, consultant: Y, desk: Y },`,
    tests: TABLE,
  },
  {
    name: 'the desk sets the clinic up',
    file: `${contract}/policy/verdicts.ts`,
    find: `verdicts: { ...refusedFamily, ...refusedStaff, admin: Y },`,
    replace: `verdicts: { ...refusedFamily, ...refusedStaff, admin: Y, desk: Y },`,
    tests: TABLE,
  },
  {
    name: 'the admin of one clinic decides for all of its organization',
    file: `${contract}/policy/verdicts.ts`,
    find: `verdicts: { ...refusedFamily, ...refusedStaff, governor: Y },`,
    replace: `verdicts: { ...refusedFamily, ...refusedStaff, admin: Y, governor: Y },`,
    tests: TABLE,
  },
  {
    name: 'the admin of one clinic changes what stands on the invoices of all',
    file: 'apps/api/src/features/facilities/facility-data.ts',
    find: 'if (!governs)',
    replace: 'if (!governs && data.name === null)',
    tests: [`${at}/facilities/governing.test.ts`],
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
    name: 'every device of a person hears who writes',
    file: 'apps/api/src/adapters/realtime/socket-realtime.ts',
    find: 'to.map((userId) => roomOfUser(userId, at))',
    replace: 'to.map((userId) => roomOfUser(userId))',
    tests: [`${at}/conversations/typing.test.ts`],
  },
  {
    name: 'a socket is at as many conversations as it likes',
    file: 'apps/api/src/adapters/realtime/socket-realtime.ts',
    find: 'socket.rooms.size >= MOST_PLACES + 3',
    replace: 'socket.rooms.size < 0',
    tests: [`${at}/conversations/typing.test.ts`],
  },
  {
    name: 'a conversation of others is opened on the screen',
    file: `${contract}/conversations/open-conversation.ts`,
    find: "policy: conversationOf('body.conversationId')",
    replace: 'policy: own',
    tests: [`${at}/authorization/table.test.ts`],
  },
  {
    name: 'timetables are made after the trial',
    file: `${contract}/timetables/create-timetable.ts`,
    find: `    requiresActivePlan: 'body.facilityId',\n`,
    replace: '',
    tests: TRIAL,
  },
  {
    name: 'clients are imported after the trial',
    file: `${contract}/import/import-clients.ts`,
    find: `    requiresActivePlan: 'query.facilityId',\n`,
    replace: '',
    tests: TRIAL,
  },
];
