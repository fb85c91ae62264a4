import type { Mutant } from './mutant.ts';

const LIMITS = 'apps/api/test/limits';
const ACCOUNT = 'apps/api/src/features/account';
const STRANGERS = 'apps/api/test/account/strangers.test.ts';
const OF_PEOPLE = `${LIMITS}/of-people.test.ts`;
const OF_NETWORKS = `${LIMITS}/of-networks.test.ts`;
const OF_LETTERS = `${LIMITS}/of-letters.test.ts`;
const FORMER_ADMINS = 'apps/api/test/team/invitations-of-former-admins.test.ts';
const EMAIL_CHANGES = 'apps/api/test/account/change-email.test.ts';
const LANES = 'apps/api/test/jobs/lanes.test.ts';
const MANY_NEWS = 'apps/api/test/notifications/many-news.test.ts';
const DEAD_LETTERS = 'apps/api/test/jobs/dead-letters.test.ts';
const FEEDS = 'apps/api/test/appointments/calendar-files.test.ts';

/** Limits of the server, each taken away. */
export const serverLimits: readonly Mutant[] = [
  {
    name: 'any number of sockets of one person',
    file: 'apps/api/src/adapters/realtime/socket-realtime.ts',
    find: '?.size ?? 0) > LIMITS.sockets.most',
    replace: '?.size ?? 0) > Infinity',
    tests: [OF_PEOPLE],
  },
  {
    name: 'a socket outlives a sign-out during its handshake',
    file: 'apps/api/src/adapters/realtime/socket-realtime.ts',
    find: 'tooMany || !(await stillSignedIn(socket, authenticate))',
    replace: 'tooMany',
    tests: ['apps/api/src/adapters/realtime/socket-realtime.test.ts'],
  },
  {
    name: 'old passwords are tried for ever',
    file: `${ACCOUNT}/change-password.ts`,
    find: '  await deps.limits.spend(LIMITS.passwordChanges, accountId);\n',
    replace: '',
    tests: [OF_PEOPLE],
  },
  {
    name: 'codes for a new password without an end in an hour',
    file: `${ACCOUNT}/forgot-password.ts`,
    find: '  await deps.limits.spend(LIMITS.resetRequestsAnHour, asker);\n',
    replace: '',
    tests: [OF_PEOPLE],
  },
  {
    name: 'codes for a new password without an end in a minute',
    file: `${ACCOUNT}/forgot-password.ts`,
    find: '  await deps.limits.spend(LIMITS.resetRequestsAMinute, asker);\n',
    replace: '',
    tests: [OF_PEOPLE],
  },
  {
    name: 'an invitation sent again without an end',
    file: 'apps/api/src/features/invitations/resend-invitation.ts',
    find: '  await deps.limits.spend(LIMITS.resentInvitations, invitation.relationId ?? id);\n',
    replace: '',
    tests: [OF_LETTERS],
  },
  {
    name: 'an invitation to another address counts anew',
    file: 'apps/api/src/features/invitations/resend-invitation.ts',
    find: 'invitation.relationId ?? id',
    replace: 'id',
    tests: [OF_LETTERS],
  },
  {
    name: 'letters of a clinic without a budget',
    file: 'apps/api/src/features/invitations/open-invitation.ts',
    find: '  await deps.limits.spendMany(LIMITS.facilityLetters, facility.id, recipients.length);\n',
    replace: '',
    tests: [OF_LETTERS],
  },
  {
    name: 'letters to one address without a budget',
    file: 'apps/api/src/features/invitations/open-invitation.ts',
    find: '  await deps.limits.spendEach(LIMITS.lettersToRecipient, recipients);\n',
    replace: '',
    tests: [OF_LETTERS],
  },
  {
    name: 'a list that is too long uses up the day',
    file: 'apps/api/src/http/rate-limits/counters.ts',
    find: '      setWhere: lte(rateCounters.count, most - units),\n',
    replace: '',
    tests: ['apps/api/test/invitations/many-invited.test.ts'],
  },
  {
    name: 'each address of an IPv6 network counts for itself',
    file: 'apps/api/src/http/rate-limits/network.ts',
    find: 'const PREFIX_OF_ONE = 64;',
    replace: 'const PREFIX_OF_ONE = 128;',
    tests: [OF_NETWORKS],
  },
  {
    name: 'codes for a new password guessed from one network',
    file: `${ACCOUNT}/reset-password.ts`,
    find: '  await deps.limits.spend(LIMITS.resets, network);\n',
    replace: '',
    tests: [OF_NETWORKS],
  },
  {
    name: 'codes that confirm guessed from one network',
    file: `${ACCOUNT}/confirm.ts`,
    find: '  await deps.limits.spend(LIMITS.confirmations, network);\n',
    replace: '',
    tests: [OF_NETWORKS],
  },
  {
    name: 'passwords guessed where an address is changed',
    file: `${ACCOUNT}/request-email-change.ts`,
    find: '  await deps.limits.spend(LIMITS.emailChanges, accountId);\n',
    replace: '',
    tests: [EMAIL_CHANGES],
  },
  {
    name: 'a mailbox flooded with codes for a new address',
    file: `${ACCOUNT}/request-email-change.ts`,
    find: '  await deps.limits.spend(LIMITS.emailChangeEmails, email);\n',
    replace: '',
    tests: [EMAIL_CHANGES],
  },
  {
    name: 'wrong codes without an end in a day',
    file: `${ACCOUNT}/spend-code.ts`,
    find: '  if (!(await codesHelp(tx, accountId, now))) return null;\n',
    replace: '',
    tests: [STRANGERS],
  },
  {
    name: 'a stranger burns the owner’s tries of a code',
    file: `${ACCOUNT}/spend-code.ts`,
    find: 'and(eq(codeTries.codeId, codeId), eq(codeTries.requester, requester))',
    replace: 'eq(codeTries.codeId, codeId)',
    tests: [STRANGERS],
  },
  {
    name: 'a link helps again and again',
    file: `${ACCOUNT}/spend-code.ts`,
    find: '    isNull(accountCodes.usedAt),\n',
    replace: '',
    tests: [STRANGERS],
  },
  {
    name: 'a device that is known waits with strangers',
    file: `${ACCOUNT}/requester.ts`,
    find: 'accountId === undefined ? null : knownDevice(deps, browser, accountId)',
    replace: 'accountId === undefined ? null : knownDevice(deps, browser, network)',
    tests: [STRANGERS],
  },
  {
    name: 'the mark of one account is good for all',
    file: 'apps/api/src/access/tokens.ts',
    find: 'return sameText(signature, expected) ? deviceId : null;',
    replace: 'return expected ? deviceId : null;',
    tests: ['apps/api/src/access/tokens.test.ts'],
  },
  {
    name: 'consents of who could not confirm stand',
    file: `${ACCOUNT}/reset-password.ts`,
    find: '    if (!account.confirmedAt) await takeConsentsBack(tx, accountId, now);\n',
    replace: '',
    tests: [STRANGERS],
  },
  {
    name: 'feeds outlive the password',
    file: `${ACCOUNT}/reset-password.ts`,
    find: '    await dropFeeds(tx, accountId);\n',
    replace: '',
    tests: [FEEDS],
  },
  {
    name: 'a clock that goes back makes spent tokens fresh',
    file: `${ACCOUNT}/refresh.ts`,
    find: 'Math.abs(now.getTime() - session.rotatedAt.getTime())',
    replace: 'now.getTime() - session.rotatedAt.getTime()',
    tests: ['apps/api/test/account/sessions.test.ts'],
  },
  {
    name: 'guessers with many accounts find a clinic’s code',
    file: 'apps/api/src/features/clients/relations/facility-by-code.ts',
    find: '  await limits.requireLeft(LIMITS.facilityCodeMisses, network);\n',
    replace: '',
    tests: ['apps/api/test/clients/links.test.ts'],
  },
  {
    name: 'invitations outlive their inviter’s removal',
    file: 'apps/api/src/features/team/remove-link.ts',
    find: '  await withdrawUngivable(deps, tx, userId, now);\n',
    replace: '',
    tests: [FORMER_ADMINS],
  },
  {
    name: 'invitations outlive their inviter’s role',
    file: 'apps/api/src/features/team/update-staff.ts',
    find: '  if (idRole !== undefined) await withdrawUngivable(deps, tx, userId, now);\n',
    replace: '',
    tests: [FORMER_ADMINS],
  },
  {
    name: 'who was invited by a former admin accepts',
    file: 'apps/api/src/features/invitations/accept-invitation.ts',
    find: "  if (!(await mayStillInvite(tx, invitation))) throw new Refusal('STATUS_CONFLICT');\n",
    replace: '',
    tests: [FORMER_ADMINS],
  },
  {
    name: 'who was invited by a former admin joins by signing up',
    file: 'apps/api/src/features/people/meet-inviters.ts',
    find: 'roleId === null || !(await mayStillInvite(tx, invitation))',
    replace: 'roleId === null',
    tests: [FORMER_ADMINS],
  },
  {
    name: 'letters wait in the lane of the time',
    file: 'apps/api/src/jobs/job-kinds.ts',
    find: "sendEmail: { lane: 'mail',",
    replace: "sendEmail: { lane: 'time',",
    tests: [LANES],
  },
  {
    name: 'dead codes are sent',
    file: 'apps/api/src/jobs/outbox-jobs.ts',
    find: 'expiresAt !== null && expiresAt <= clock.now()',
    replace: 'expiresAt !== null && clock.now().getTime() < 0',
    tests: [LANES],
  },
  {
    name: 'news wait in the lane of the time',
    file: 'apps/api/src/jobs/job-kinds.ts',
    find: "notify: {\n    lane: 'news',",
    replace: "notify: {\n    lane: 'time',",
    tests: [LANES],
  },
  {
    name: 'one that cannot be told silences all that came due with it',
    file: 'apps/api/src/jobs/outbox-jobs.ts',
    find: 'if (others.length > 0) for (const each of jobs) await doGroup(deps, [each], timeoutMs);\n    else if (job) {',
    replace: 'if (job) {',
    tests: [MANY_NEWS],
  },
  {
    name: 'of a message that was taken back the one before is not written of',
    file: 'apps/api/src/features/conversations/write-unread-email.ts',
    find: 'and gone.withdrawn_at is not null',
    replace: 'and false',
    tests: [MANY_NEWS],
  },
  {
    name: 'several messages in one conversation are told one by one',
    file: 'apps/api/src/features/notifications/insert-notifications.ts',
    find: 'const made = lastOfEach(notifications).map(',
    replace: 'const made = notifications.map(',
    tests: [MANY_NEWS],
  },
  {
    name: 'jobs are tried for ever',
    file: 'apps/api/src/jobs/outbox-jobs.ts',
    find: 'const MOST_TRIES = 12;',
    replace: 'const MOST_TRIES = 1200;',
    tests: [LANES],
  },
  {
    name: 'a job that nobody can read is tried for two days',
    file: 'apps/api/src/jobs/outbox-jobs.ts',
    find: "  if (error instanceof MalformedJob) return 'MALFORMED';\n",
    replace: '',
    tests: [DEAD_LETTERS],
  },
  {
    name: 'a job that was done is started again by an operator',
    file: 'apps/api/src/jobs/dead-letters.ts',
    find: '.where(and(isDead, isMeant(which)))\n    .returning({ id: outbox.id });\n  return restarted.length;',
    replace:
      '.where(isMeant(which))\n    .returning({ id: outbox.id });\n  return restarted.length;',
    tests: [DEAD_LETTERS],
  },
  {
    name: 'one client books a clinic out',
    file: 'apps/api/src/features/appointments/bookings/refuse-too-many.ts',
    find: '>= LIMITS.openBookings.most',
    replace: '>= Infinity',
    tests: ['apps/api/test/appointments/open-bookings.test.ts'],
  },
  {
    name: 'open bookings that are asked for at once are not counted',
    file: 'apps/api/src/features/appointments/bookings/refuse-too-many.ts',
    find: '  lockWithNext(tx, [`bookings:${facilityId}:${familyId}`]);\n',
    replace: '',
    tests: ['apps/api/test/appointments/open-bookings.test.ts'],
  },
  {
    name: 'metrics of production for whoever looks like this machine',
    file: 'apps/api/src/http/operations.ts',
    find: '  if (production) return false;\n',
    replace: '',
    tests: ['apps/api/test/platform/operations.test.ts'],
  },
];
