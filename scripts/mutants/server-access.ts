import type { Mutant } from './mutant.ts';

const at = 'apps/api/test';
const source = 'apps/api/src';
const MATRIX = [`${at}/authorization/matrix.test.ts`];
const SIZES = [`${at}/authorization/sizes.test.ts`];
const ENDED = [`${at}/authorization/ended-and-elsewhere.test.ts`];
const DISABLED = [`${at}/authorization/disabled.test.ts`];
const READERS = [`${at}/conversations/readers.test.ts`];
const FILES = [`${at}/files/read-file.test.ts`];

/** Where the views of who works and who reads stand. */
const views = 'packages/db/migrations/0082-who-works-and-reads.sql';

/** Who somebody is, and how they stand to a thing. */
const standings: readonly Mutant[] = [
  {
    name: 'an admin of one clinic reaches its sister clinics',
    file: views,
    find: "(1, 'admin', false)",
    replace: "(1, 'admin', true)",
    tests: SIZES,
  },
  {
    name: 'a former admin of the organization keeps its clinics',
    file: views,
    find: "on link.facility_id = workplace.id and link.status = 'ACTIVE'",
    replace: 'on link.facility_id = workplace.id',
    tests: ENDED,
  },
  {
    name: 'who was disabled calls',
    file: `${source}/access/viewer.ts`,
    find: `on u.account_id = a.id and u.enabled`,
    replace: `on u.account_id = a.id`,
    tests: DISABLED,
  },
  {
    name: 'who was disabled opens links',
    file: `${source}/access/viewer.ts`,
    find: `where u.id = \${userId} and u.enabled`,
    replace: `where u.id = \${userId}`,
    tests: DISABLED,
  },
  {
    name: 'any clinic with any linked pet knows every pet',
    file: `${source}/access/authorize.ts`,
    find: `join pets \${ownPet} on \${ownPet}.id = \${shownPet}.pet_id`,
    replace: `join pets p on true join pets \${ownPet} on \${ownPet}.id = \${shownPet}.pet_id`,
    tests: MATRIX,
  },
  {
    name: 'a clinic knows who only asked to join the family of a client',
    file: `${source}/access/authorize.ts`,
    find: `on fm.user_id = u.id and fm.status = 'ACTIVE'
    where u.id = \${id} order by fm.role_id limit 1\`,
  client:`,
    replace: `on fm.user_id = u.id
    where u.id = \${id} order by fm.role_id limit 1\`,
  client:`,
    tests: ENDED,
  },
  {
    name: 'a former colleague is still known',
    file: `${source}/access/authorize.ts`,
    find: `where m.user_id = u.id and m.status <> 'REMOVED') known`,
    replace: `where m.user_id = u.id) known`,
    tests: ENDED,
  },
  {
    name: 'the picture of a former colleague is seen by clients',
    file: `${source}/access/authorize.ts`,
    find: `where m.user_id = f.user_id and m.status = 'ACTIVE') as "staffOf"`,
    replace: `where m.user_id = f.user_id) as "staffOf"`,
    tests: ENDED,
  },
  {
    name: 'the picture of a former colleague is seen by the staff',
    file: `${source}/access/authorize.ts`,
    find: `where m.user_id = f.user_id and m.status = 'ACTIVE'
          union`,
    replace: `where m.user_id = f.user_id
          union`,
    tests: ENDED,
  },
  {
    name: 'a consultant sees the picture of every pet',
    file: `${source}/access/authorize.ts`,
    find: `when p.id is not null then \${inChargeOfPet(sql\`p.id\`, viewer)}
        else`,
    replace: `when p.id is not null then \${viewer.userId}::uuid
        else`,
    tests: FILES,
  },
];

/** What somebody reads, and hears. */
const reads: readonly Mutant[] = [
  {
    name: 'who asked to join a family hears its messages',
    file: views,
    find: "relative.family_id = conversation.family_id and relative.status = 'ACTIVE'",
    replace: 'relative.family_id = conversation.family_id',
    tests: READERS,
  },
  {
    name: 'staff members hear as those who treat',
    file: views,
    find: "case when colleague.level = 'desk' and",
    replace: "case when colleague.level = 'desk' and colleague.role_id <> 8 and",
    tests: READERS,
  },
  {
    name: 'the sister clinics hear every message',
    file: views,
    find: 'where workplace.id = own.id or role.of_organization;',
    replace: ';',
    tests: READERS,
  },
  {
    name: 'the desk hears of diaries',
    file: views,
    find: "\n      and (conversation.type = 'HEALTH' or facility.reception_answers or colleague.level <> 'desk')",
    replace: '',
    tests: READERS,
  },
  {
    name: 'who was disabled hears messages',
    file: views,
    find: 'on person.id = candidate.user_id and person.enabled',
    replace: 'on person.id = candidate.user_id',
    tests: READERS,
  },
  {
    name: 'who was disabled reads a feed',
    file: `${source}/features/appointments/feeds/read-feed.ts`,
    find: `and(eq(users.id, calendarFeeds.userId), eq(users.enabled, true))`,
    replace: `and(eq(users.id, calendarFeeds.userId))`,
    tests: DISABLED,
  },
  {
    name: 'who was disabled is offered as who treats',
    file: `${source}/features/appointments/slots/availability.ts`,
    find: `join users u on u.id = m.user_id and u.enabled`,
    replace: `join users u on u.id = m.user_id`,
    tests: DISABLED,
  },
  {
    name: 'who left a family reads its visits in a feed',
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
    name: 'a consultant reads a family at a clinic where nothing is assigned to them',
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
    name: 'former clients are found by name',
    file: `${source}/features/search/search.ts`,
    find: `on fc.id = found.id and fc.status <> 'REMOVED'`,
    replace: `on fc.id = found.id`,
    tests: SIZES,
  },
  {
    name: 'absences of every clinic are read by their ids',
    file: `${source}/features/inbox/events/read-event.ts`,
    find: `return sql\`(k.facility_id = any(\${uuids([...whole, ...desk])})`,
    replace: `return sql\`(k.facility_id is not null or k.facility_id = any(\${uuids([...whole, ...desk])})`,
    tests: SIZES,
  },
  {
    name: 'a consultant reads the absences of colleagues',
    file: `${source}/features/inbox/events/read-event.ts`,
    find: `and k.member_id = \${viewer.userId})`,
    replace: `and k.member_id <> \${viewer.userId})`,
    tests: SIZES,
  },
  {
    name: 'a consultant learns of every conversation',
    file: `${source}/features/inbox/cursors/read-conversation-cursors.ts`,
    find: `and c.updated_at > \${since}::timestamptz and \${visibleConversation(viewer)}`,
    replace: `and c.updated_at > \${since}::timestamptz`,
    tests: SIZES,
  },
  {
    name: 'who asked for something reads it after they left the family',
    file: `${source}/features/conversations/conversations.ts`,
    find: `return sql\`(c.family_id = any(\${uuids(families)})`,
    replace: `return sql\`(c.creator_id = \${viewer.userId} or c.family_id = any(\${uuids(families)})`,
    tests: ENDED,
  },
  {
    name: 'a member of a family says which clinic sees its pets',
    file: `${source}/features/clients/relations/update-visible-pets.ts`,
    find: '      refuseMember(viewer, familyId);\n',
    replace: '',
    tests: ['apps/api/test/authorization/matrix.test.ts'],
  },
  {
    name: 'the clinic of an ended relation is shown pets',
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
    name: 'a consultant is told every person',
    file: `${source}/features/people/read-users.ts`,
    find: `and c.family_id = fc.family_id and c.assignee_id = \${viewer.userId})))`,
    replace: `and c.family_id = fc.family_id)))`,
    tests: SIZES,
  },
  {
    name: 'a consultant is told the number of all requests',
    file: `${source}/features/inbox/lists/count-requests.ts`,
    find: `and \${visibleConversation(viewer)} and`,
    replace: `and`,
    tests: SIZES,
  },
];

/** What somebody changes. */
const writes: readonly Mutant[] = [
  {
    name: 'a colleague is changed by who is admin elsewhere',
    file: `${source}/features/team/update-staff.ts`,
    find: `staffStanding(change.actor.roleId) !== 'admin'`,
    replace: `viewer.facilities.every(({ roleId }) => staffStanding(roleId) !== 'admin')`,
    tests: ENDED,
  },
  {
    name: 'a pet owner joins the staff',
    file: `${source}/features/invitations/accept-invitation.ts`,
    find: `if (viewer.isVet !== (kind === 'STAFF')) throw new Refusal('FORBIDDEN');`,
    replace: ``,
    tests: ENDED,
  },
  {
    name: 'an assistant charges cards',
    file: `${source}/features/inbox/requests/end-conversation.ts`,
    find: `if (body?.payment_type === 'DIGITAL') refuseCharge(vet, locked.facilityId);`,
    replace: ``,
    tests: [`${at}/conversations/end-conversation.test.ts`],
  },
];

/** Guards of who may do what, each taken away alone. */
export const serverAccess: readonly Mutant[] = [...standings, ...reads, ...writes];
