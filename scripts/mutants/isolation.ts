import type { Mutant } from './mutant.ts';

const at = 'apps/api/test';
const source = 'apps/api/src';
const MATRIX = [`${at}/authorization/matrix.test.ts`];
const SIZES = [`${at}/authorization/sizes.test.ts`];
const ENDED = [`${at}/authorization/stale-and-foreign-rights.test.ts`];
const DISABLED = [`${at}/authorization/disabled.test.ts`];
const READERS = [`${at}/conversations/readers.test.ts`];
const FILES = [`${at}/files/read-file.test.ts`];

/** Where the views of who works and who reads stand. */
const views = 'packages/db/migrations/0082-who-works-and-reads.sql';

/** Mutants in roles and in a person's relation to a resource. */
const roleMutants: readonly Mutant[] = [
  {
    name: 'an admin of one clinic has access to the other clinics of the organization',
    file: views,
    find: "(1, 'admin', false)",
    replace: "(1, 'admin', true)",
    tests: SIZES,
  },
  {
    name: 'a former organization admin keeps access to its clinics',
    file: views,
    find: "on link.facility_id = workplace.id and link.status = 'ACTIVE'",
    replace: 'on link.facility_id = workplace.id',
    tests: ENDED,
  },
  {
    name: 'a disabled user can make calls',
    file: `${source}/access/viewer.ts`,
    find: `on u.account_id = a.id and u.enabled`,
    replace: `on u.account_id = a.id`,
    tests: DISABLED,
  },
  {
    name: 'a clinic with one linked pet sees every pet',
    file: `${source}/access/find-thing.ts`,
    find: `join pets \${ownPet} on \${ownPet}.id = \${shownPet}.pet_id`,
    replace: `join pets p on true join pets \${ownPet} on \${ownPet}.id = \${shownPet}.pet_id`,
    tests: MATRIX,
  },
  {
    name: "a clinic sees people who only asked to join a client's family",
    file: `${source}/access/find-thing.ts`,
    find: `on fm.user_id = u.id and fm.status = 'ACTIVE'
    where u.id = \${id} order by fm.role_id limit 1\`,
  client:`,
    replace: `on fm.user_id = u.id
    where u.id = \${id} order by fm.role_id limit 1\`,
  client:`,
    tests: ENDED,
  },
  {
    name: 'a former colleague is still visible',
    file: `${source}/access/find-thing.ts`,
    find: `where m.user_id = u.id and m.status <> 'REMOVED') known`,
    replace: `where m.user_id = u.id) known`,
    tests: ENDED,
  },
  {
    name: 'a consultant sees the picture of every pet',
    file: `${source}/access/find-thing.ts`,
    find: `when p.id is not null then \${assigneeOfPet(sql\`p.id\`, viewer)}
        when d.id`,
    replace: `when p.id is not null then \${viewer.userId}::uuid
        when d.id`,
    tests: FILES,
  },
];

/** Mutants in reads and in live notifications. */
const readMutants: readonly Mutant[] = [
  {
    name: 'a person who only asked to join a family receives its messages',
    file: views,
    find: "relative.family_id = conversation.family_id and relative.status = 'ACTIVE'",
    replace: 'relative.family_id = conversation.family_id',
    tests: READERS,
  },
  {
    name: 'desk staff receive messages like clinical staff',
    file: views,
    find: "case when colleague.level = 'desk' and",
    replace: "case when colleague.level = 'desk' and colleague.role_id <> 8 and",
    tests: READERS,
  },
  {
    name: "the organization's other clinics receive every message",
    file: views,
    find: 'where workplace.id = own.id or role.of_organization;',
    replace: ';',
    tests: READERS,
  },
  {
    name: 'a former family member sees its visits in a feed',
    file: `${source}/features/appointments/feeds/read-feed.ts`,
    find: `where \${family}.user_id = \${userId} and \${family}.status = 'ACTIVE')`,
    replace: `where \${family}.user_id = \${userId})`,
    tests: ENDED,
  },
  {
    name: 'a consultant sees every client',
    file: `${source}/features/clients/lists/client-filter.ts`,
    find: `return relation === 'consultant'`,
    replace: `return relation === 'self'`,
    tests: SIZES,
  },
  {
    name: 'a consultant reads a family at a clinic without an assigned conversation',
    file: `${source}/features/families/read-family.ts`,
    find: 'const all = here([...whole, ...desk]);',
    replace: 'const all = here([...whole, ...desk, ...assigned]);',
    tests: ENDED,
  },
  {
    name: 'a clinic reads a family whose relation is not active',
    file: `${source}/features/families/read-family.ts`,
    find: `where fc.family_id = fa.id and fc.status = 'ACTIVE'`,
    replace: `where fc.family_id = fa.id`,
    tests: ENDED,
  },
  {
    name: 'the search finds former clients by name',
    file: `${source}/features/search/search.ts`,
    find: `on fc.id = found.id and fc.status <> 'REMOVED'`,
    replace: `on fc.id = found.id`,
    tests: SIZES,
  },
  {
    name: 'absences of any clinic can be read by id',
    file: `${source}/features/inbox/events/read-event.ts`,
    find: `return sql\`(k.facility_id = any(\${uuids([...whole, ...desk])})`,
    replace: `return sql\`(k.facility_id is not null or k.facility_id = any(\${uuids([...whole, ...desk])})`,
    tests: SIZES,
  },
  {
    name: 'a consultant receives every conversation',
    file: `${source}/features/inbox/cursors/read-conversation-cursors.ts`,
    find: `and c.updated_at > \${since}::timestamptz and \${visibleConversation(viewer)}`,
    replace: `and c.updated_at > \${since}::timestamptz`,
    tests: SIZES,
  },
  {
    name: 'a former family member reads requests they made for it',
    file: `${source}/features/conversations/conversations.ts`,
    find: `return sql\`(c.family_id = any(\${uuids(families)})`,
    replace: `return sql\`(c.creator_id = \${viewer.userId} or c.family_id = any(\${uuids(families)})`,
    tests: ENDED,
  },
  {
    name: 'a family member without admin rights chooses which clinics see its pets',
    file: `${source}/features/clients/relations/update-visible-pets.ts`,
    find: '      requireFamilyAdmin(viewer, familyId);\n',
    replace: '',
    tests: ['apps/api/test/authorization/matrix.test.ts'],
  },
  {
    name: 'pets are shown to a clinic whose relation has ended',
    file: `${source}/features/clients/relations/update-visible-pets.ts`,
    find: " && clinic.status !== 'REMOVED'",
    replace: '',
    tests: ['apps/api/test/authorization/matrix.test.ts'],
  },
  {
    name: 'a consultant sees every pet',
    file: `${source}/access/visible-pet.ts`,
    find: `\${uuids([...whole, ...desk])})`,
    replace: `\${uuids([...whole, ...desk, ...assigned])})`,
    tests: SIZES,
  },
  {
    name: 'a consultant receives all people',
    file: `${source}/features/people/read-users.ts`,
    find: `and c.family_id = fc.family_id and c.assignee_id = \${viewer.userId})))`,
    replace: `and c.family_id = fc.family_id)))`,
    tests: SIZES,
  },
];

/** Mutants in writes. */
const writeMutants: readonly Mutant[] = [
  {
    name: 'an admin of another clinic changes a colleague',
    file: `${source}/features/team/update-staff.ts`,
    find: `staffRoleOf(change.actor.roleId) !== 'admin'`,
    replace: `viewer.facilities.every(({ roleId }) => staffRoleOf(roleId) !== 'admin')`,
    tests: ENDED,
  },
  {
    name: 'a pet owner can join the staff',
    file: `${source}/features/invitations/accept-invitation.ts`,
    find: `if (viewer.isVet !== (kind === 'STAFF')) throw new Refusal('FORBIDDEN');`,
    replace: ``,
    tests: ENDED,
  },
];

/** Mutants that show or give something of one tenant to another, or to somebody without a right to it. */
export const isolationMutants: readonly Mutant[] = [
  ...roleMutants,
  ...readMutants,
  ...writeMutants,
];
