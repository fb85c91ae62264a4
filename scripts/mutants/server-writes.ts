import type { Mutant } from './mutant.ts';

const api = 'apps/api/src';
const locks = ['apps/api/test/concurrency/locks.test.ts'];
const slots = ['apps/api/test/appointments/whose-slots.test.ts'];
const late = ['apps/api/test/appointments/late-changes.test.ts'];
const outbox = ['apps/api/test/platform/outbox.test.ts'];
const sessions = ['apps/api/test/account/stolen-session.test.ts'];

/** What guards writes against the past, against each other and against a stolen session. */
export const serverWrites: readonly Mutant[] = [
  {
    name: 'an entry of the calendar is changed whichever version was seen',
    file: `${api}/features/appointments/calendar/change-calendar-event.ts`,
    find: '  refuseStale(ifMatch, entry.updatedAt);\n',
    replace: '',
    tests: late,
  },
  {
    name: 'an accepted proposal moves a booking in its last 24 hours',
    file: `${api}/features/appointments/proposals/accept-time.ts`,
    find: '    refuseTooLate(viewer, booking, now);\n',
    replace: '',
    tests: late,
  },
  {
    name: 'former staff are offered',
    file: `${api}/records/availability.ts`,
    find: "where m.facility_id = f.id and m.status = 'ACTIVE') as members",
    replace: 'where m.facility_id = f.id) as members',
    tests: slots,
  },
  {
    name: 'the notice of several services is the shortest',
    file: `${api}/records/availability.ts`,
    find: 'Math.max(...services.map(({ notice }) => notice))',
    replace: 'Math.min(...services.map(({ notice }) => notice))',
    tests: slots,
  },
  {
    name: 'the horizon of several services is the longest',
    file: `${api}/records/availability.ts`,
    find: 'Math.min(...services.map(({ horizon }) => horizon))',
    replace: 'Math.max(...services.map(({ horizon }) => horizon))',
    tests: slots,
  },
  {
    name: 'services of other clinics are offered',
    file: `${api}/records/availability.ts`,
    find: 'where s.facility_id = f.id and s.id = any',
    replace: 'where s.id = any',
    tests: slots,
  },
  {
    name: 'who is busy at another clinic is offered',
    file: `${api}/records/availability.ts`,
    find: 'where (o.facility_id = f.id or (${ofItsMembers(sql`o.member_id`)}))',
    replace: 'where o.facility_id = f.id',
    tests: slots,
  },
  {
    name: 'an undone import takes records that were changed since',
    file: `${api}/features/import/undo-import.ts`,
    find: 'or fc.updated_at > ${made} or u.updated_at > ${made}\n',
    replace: '\n',
    tests: ['apps/api/test/import/changed-since.test.ts'],
  },
  {
    name: 'an undone import takes animals that were changed since',
    file: `${api}/features/import/undo-import.ts`,
    find: 'p.family_id = fc.family_id and p.updated_at > ${made}',
    replace: 'p.family_id = fc.family_id and false',
    tests: ['apps/api/test/import/changed-since.test.ts'],
  },
  {
    name: 'the relation of family and clinic is not locked',
    file: `${api}/records/clients.ts`,
    find: "    .where(and(eq(facilityClients.facilityId, facilityId), eq(facilityClients.familyId, familyId)))\n    .for('update');",
    replace:
      '    .where(and(eq(facilityClients.facilityId, facilityId), eq(facilityClients.familyId, familyId)));',
    tests: locks,
  },
  {
    name: 'a family to which something is added may close meanwhile',
    file: `${api}/records/families.ts`,
    find: "\n    .for('share');",
    replace: ';',
    tests: locks,
  },
  {
    name: 'the families around a member are not locked',
    file: `${api}/records/families.ts`,
    find: "\n    .for('update');",
    replace: ';',
    tests: ['apps/api/test/families/members.test.ts'],
  },
  {
    name: 'an invitation is not locked',
    file: `${api}/features/invitations/lock-invitation.ts`,
    find: "\n    .for('update');",
    replace: ';',
    tests: locks,
  },
  {
    name: 'an import that is undone is not locked',
    file: `${api}/features/import/undo-import.ts`,
    find: "where(eq(imports.id, importId)).for('update');",
    replace: 'where(eq(imports.id, importId));',
    tests: locks,
  },
  {
    name: 'what somebody keeps is not locked',
    file: `${api}/features/appointments/holds/held-time.ts`,
    find: '  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`hold:${userId}`}, 0))`);\n',
    replace: '',
    tests: locks,
  },
  {
    name: 'an entry of the calendar is not locked',
    file: `${api}/features/appointments/bookings/booking-rows.ts`,
    find: "    .where(eq(calendarEvents.id, id))\n    .for('update');",
    replace: '    .where(eq(calendarEvents.id, id));',
    tests: locks,
  },
  {
    name: 'who is an admin of the family is not asked again after the lock',
    file: `${api}/features/families/set-family-member.ts`,
    find: "  if (!isFamilyAdmin(members, viewer.userId)) throw new Refusal('FORBIDDEN');\n",
    replace: '',
    tests: locks,
  },
  {
    name: 'what a job was about is kept after it was done',
    file: `${api}/jobs/outbox-jobs.ts`,
    find: 'lastError: null, payload: {} }',
    replace: 'lastError: null }',
    tests: outbox,
  },
  {
    name: 'a job is claimed without a lock',
    file: `${api}/jobs/outbox-jobs.ts`,
    find: "\n    .for('update', { skipLocked: true });",
    replace: ';',
    tests: outbox,
  },
  {
    name: 'a process waits for the job of another',
    file: `${api}/jobs/outbox-jobs.ts`,
    find: ".for('update', { skipLocked: true })",
    replace: ".for('update')",
    tests: outbox,
  },
  {
    name: 'a job that is to be done once is written twice',
    file: `${api}/jobs/outbox.ts`,
    find: '          onceKey: once,\n',
    replace: '',
    tests: outbox,
  },
  {
    name: 'an unknown account is told by the time it takes',
    file: `${api}/access/passwords.ts`,
    find: '  decoy ??= hash(',
    replace: '  if (passwordHash === undefined) return false;\n  decoy ??= hash(',
    tests: ['apps/api/src/access/passwords.test.ts'],
  },
  {
    name: 'a stolen session keeps its sockets',
    file: `${api}/features/account/refresh.ts`,
    find: '  deps.realtime.disconnect(session.accountId);\n',
    replace: '',
    tests: sessions,
  },
  {
    name: 'any older token is good within the grace',
    file: `${api}/features/account/refresh.ts`,
    find: 'claims.generation === session.generation - 1 &&',
    replace: 'claims.generation < session.generation &&',
    tests: sessions,
  },
  {
    name: 'a socket outlives its token',
    file: `${api}/adapters/realtime/socket-realtime.ts`,
    find: 'setTimeout(() => socket.conn.close(), ACCESS_TOKEN_SECONDS * 1000)',
    replace: 'setTimeout(() => undefined, ACCESS_TOKEN_SECONDS * 1000)',
    tests: sessions,
  },
  {
    name: 'a socket is heard after its session',
    file: `${api}/adapters/realtime/socket-realtime.ts`,
    find: 'const viewer = (await authenticate(bearerOf(socket)))?.viewer;',
    replace: 'const viewer = socket.data.account.viewer;',
    tests: sessions,
  },
];
