import { describe, expect, it } from 'vitest';
import { countedByGroup, INBOX_GROUPS, type InboxGroup, kindsIn } from './inbox-groups.ts';
import { type InboxKind, OWNER_INBOX_KINDS, STAFF_INBOX_KINDS } from './inbox-kinds.ts';

describe('groups of what waits', () => {
  it.each<[InboxGroup, readonly InboxKind[]]>([
    ['MESSAGES', ['MESSAGE', 'VIDEO_CALL', 'VIDEO_WAITING']],
    ['REQUESTS', ['REQUEST']],
    ['TIMES', ['PROPOSAL', 'PROPOSAL_ANSWERED', 'TIME_ASKED']],
    ['CALLED_OFF', ['CALLED_OFF']],
    ['PAYMENTS', ['PAYMENT_DUE', 'PAYMENT_FAILED']],
    ['TO_JOIN', ['FAMILY_REQUEST', 'INVITATION', 'JOIN']],
  ])('%s are %s', (group, kinds) => {
    expect(kindsIn(group).toSorted()).toEqual(kinds);
  });

  it('hold every kind once', () => {
    const kinds = [...new Set<InboxKind>([...STAFF_INBOX_KINDS, ...OWNER_INBOX_KINDS])];
    expect(INBOX_GROUPS.flatMap(kindsIn).toSorted()).toEqual(kinds.toSorted());
  });

  it.each([
    { counts: {}, sums: [0, 0, 0, 0, 0, 0] },
    { counts: { MESSAGE: 2, VIDEO_WAITING: 1, REQUEST: 4 }, sums: [3, 4, 0, 0, 0, 0] },
    {
      counts: { TIME_ASKED: 1, PROPOSAL_ANSWERED: 2, CALLED_OFF: 5, PAYMENT_FAILED: 6, JOIN: 7 },
      sums: [0, 0, 3, 5, 6, 7],
    },
  ])('of $counts are $sums', ({ counts, sums }) => {
    const counted = countedByGroup(counts);
    expect(INBOX_GROUPS.map((group) => counted[group])).toEqual(sums);
  });
});
