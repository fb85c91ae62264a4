import { describe, expect, it } from 'vitest';
import { sumByGroup, INBOX_GROUPS, type InboxGroup, kindsOfGroup } from './inbox-groups.ts';
import { type InboxKind, OWNER_INBOX_KINDS, STAFF_INBOX_KINDS } from './inbox-kinds.ts';

describe('inbox groups', () => {
  it.each<[InboxGroup, readonly InboxKind[]]>([
    ['MESSAGES', ['MESSAGE', 'VIDEO_CALL', 'VIDEO_WAITING']],
    ['REQUESTS', ['REQUEST']],
    ['TIMES', ['PROPOSAL', 'PROPOSAL_ANSWERED', 'TIME_ASKED', 'TO_BE_MOVED']],
    ['CALLED_OFF', ['CALLED_OFF']],
    ['PAYMENTS', ['PAYMENT_DUE', 'PAYMENT_FAILED']],
    ['TO_JOIN', ['FAMILY_REQUEST', 'INVITATION', 'JOIN']],
  ])('for %s contain %s', (group, kinds) => {
    expect(kindsOfGroup(group).toSorted()).toEqual(kinds);
  });

  it('contain every kind exactly once', () => {
    const kinds = [...new Set<InboxKind>([...STAFF_INBOX_KINDS, ...OWNER_INBOX_KINDS])];
    expect(INBOX_GROUPS.flatMap(kindsOfGroup).toSorted()).toEqual(kinds.toSorted());
  });

  it.each([
    { counts: {}, sums: [0, 0, 0, 0, 0, 0] },
    { counts: { MESSAGE: 2, VIDEO_WAITING: 1, REQUEST: 4 }, sums: [3, 4, 0, 0, 0, 0] },
    {
      counts: { TIME_ASKED: 1, PROPOSAL_ANSWERED: 2, CALLED_OFF: 5, PAYMENT_FAILED: 6, JOIN: 7 },
      sums: [0, 0, 3, 5, 6, 7],
    },
  ])('sum $counts to $sums', ({ counts, sums }) => {
    const counted = sumByGroup(counts);
    expect(INBOX_GROUPS.map((group) => counted[group])).toEqual(sums);
  });
});
