import { describe, expect, it } from 'vitest';
import {
  CLIENT_TABS,
  hasRelationEnded,
  notificationOfChange,
  refusalToContact,
  refusalToBookVisit,
  refusalToAnswerInvitation,
  refusalToChangeRelation,
  refusalToChangeVisit,
  refusalToJoin,
  RELATIONSHIP_STATUSES,
  blockTimeAfter,
  statusesOfTab,
  type RelationshipStatus,
} from './relationship.ts';

/** Expected changes: o if the owner may make it, f if the facility may. */
const table: Readonly<
  Record<RelationshipStatus, Readonly<Partial<Record<RelationshipStatus, string>>>>
> = {
  IMPORTED: { INVITED: 'f', REMOVED: 'f' },
  INVITED: { ACTIVE: 'o', IGNORED: 'o', REMOVED: 'of' },
  IGNORED: { INVITED: 'f', ACTIVE: 'o', REMOVED: 'of' },
  ACTIVE: { DISABLED_BY_PO: 'o', DISABLED_BY_VET: 'f', REMOVED: 'of' },
  DISABLED_BY_PO: { ACTIVE: 'o', REMOVED: 'of' },
  DISABLED_BY_VET: { ACTIVE: 'f', REMOVED: 'of' },
  REMOVED: {},
};

describe('refusalToChangeRelation', () => {
  const steps = RELATIONSHIP_STATUSES.flatMap((from) =>
    RELATIONSHIP_STATUSES.map((to) => ({ from, to, by: table[from][to] })),
  );
  it.each(steps)(
    'allows $from → $to to $by (o: owner, f: facility, undefined: nobody)',
    ({ from, to, by: allowedSides }) => {
      const expected = (letter: string) => {
        if (!allowedSides) return 'STATUS_CONFLICT';
        return allowedSides.includes(letter) ? null : 'FORBIDDEN';
      };
      expect(refusalToChangeRelation(from, to, 'owner')).toBe(expected('o'));
      expect(refusalToChangeRelation(from, to, 'facility')).toBe(expected('f'));
    },
  );

  it('does not let one side reopen a relation that the other side ended', () => {
    expect(refusalToChangeRelation('DISABLED_BY_PO', 'ACTIVE', 'facility')).toBe('FORBIDDEN');
    expect(refusalToChangeRelation('DISABLED_BY_VET', 'ACTIVE', 'owner')).toBe('FORBIDDEN');
  });
});

describe('refusalToAnswerInvitation', () => {
  const answers: readonly string[] = ['INVITED ACTIVE', 'INVITED IGNORED', 'IGNORED ACTIVE'];
  const steps = RELATIONSHIP_STATUSES.flatMap((from) =>
    RELATIONSHIP_STATUSES.map((to) => ({ from, to })),
  );
  it.each(steps)('checks $from → $to for a record without an account', ({ from, to }) => {
    const expected = answers.includes(`${from} ${to}`) ? null : 'STATUS_CONFLICT';
    expect(refusalToAnswerInvitation(from, to)).toBe(expected);
  });
});

it.each([
  [undefined, 'FORBIDDEN', null],
  ['IMPORTED', 'FORBIDDEN', null],
  ['ACTIVE', null, null],
  ['INVITED', 'FORBIDDEN', null],
  ['DISABLED_BY_PO', 'FORBIDDEN', null],
  ['DISABLED_BY_VET', 'FORBIDDEN', 'FORBIDDEN'],
  ['IGNORED', 'FORBIDDEN', null],
  ['REMOVED', 'FORBIDDEN', null],
] as const)('relation %s: refusal to contact %s, to join by code %s', (status, contact, join) => {
  expect(refusalToContact(status, 'owner')).toBe(contact);
  expect(refusalToJoin(status && { status, shutOutAt: null })).toBe(join);
});

describe('a family blocked by the clinic', () => {
  const [noon, later] = [new Date('2030-01-07T12:00:00Z'), new Date('2030-01-07T12:01:00Z')];

  it.each([
    ['by code after leaving', 'REMOVED', null, 'FORBIDDEN'],
    [
      'by an invitation sent before the block',
      'REMOVED',
      new Date('2030-01-07T11:59:00Z'),
      'FORBIDDEN',
    ],
    ['by an invitation sent at the moment of the block', 'REMOVED', noon, 'FORBIDDEN'],
    ['by an invitation sent after the block', 'REMOVED', later, null],
    ['by an invitation while still blocked', 'DISABLED_BY_VET', later, 'FORBIDDEN'],
  ] as const)('rejoining %s gives the refusal %s', (_how, status, invitedAt, refusal) => {
    expect(refusalToJoin({ status, shutOutAt: noon }, invitedAt)).toBe(refusal);
  });

  it.each([
    ['DISABLED_BY_VET', noon],
    ['REMOVED', undefined],
    ['ACTIVE', null],
    ['INVITED', null],
  ] as const)('with status %s is blocked since %s', (status, since) => {
    expect(blockTimeAfter(status, noon)).toEqual(since);
  });
});

it.each([
  [undefined, 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', true],
  ['IMPORTED', 'CLIENT_NOT_REGISTERED', null, null, false],
  ['INVITED', 'CLIENT_NOT_REGISTERED', null, null, false],
  ['ACTIVE', null, null, null, false],
  ['DISABLED_BY_PO', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', true],
  ['DISABLED_BY_VET', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', true],
  ['IGNORED', 'CLIENT_NOT_REGISTERED', 'FORBIDDEN', null, false],
  ['REMOVED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', true],
] as const)(
  'relation %s: refusal to contact by staff %s, to book %s, to move a visit %s; ended: %s',
  (status, contact, visit, change, ended) => {
    expect(refusalToContact(status, 'facility')).toBe(contact);
    expect(refusalToBookVisit(status)).toBe(visit);
    expect(refusalToChangeVisit(status)).toBe(change);
    expect(hasRelationEnded(status)).toBe(ended);
  },
);

describe('statusesOfTab', () => {
  it('puts each client status on exactly one tab, except REMOVED', () => {
    const single = CLIENT_TABS.filter((tab) => tab !== 'all' && tab !== 'linked');
    const listed = single.flatMap(statusesOfTab).toSorted();
    expect(listed).toEqual(statusesOfTab('all').toSorted());
    expect(listed).not.toContain('REMOVED');
    expect(statusesOfTab('linked')).toEqual(statusesOfTab('all'));
  });
});

describe('notificationOfChange', () => {
  it.each([
    ['ACTIVE', 'DISABLED_BY_VET', 'CLIENT_ENDED'],
    ['ACTIVE', 'REMOVED', 'CLIENT_ENDED'],
    ['DISABLED_BY_VET', 'ACTIVE', 'CLIENT_ENABLED'],
    ['DISABLED_BY_VET', 'REMOVED', null],
    ['DISABLED_BY_PO', 'REMOVED', null],
    ['IMPORTED', 'INVITED', null],
    ['INVITED', 'REMOVED', null],
  ] as const)('notifies a family of %s → %s with %s', (from, to, news) => {
    expect(notificationOfChange(from, to, 'facility')).toBe(news);
  });

  it.each([
    ['ACTIVE', 'DISABLED_BY_PO', 'CLIENT_LEFT'],
    ['ACTIVE', 'REMOVED', 'CLIENT_LEFT'],
    ['INVITED', 'REMOVED', 'CLIENT_LEFT'],
    ['INVITED', 'IGNORED', null],
    ['INVITED', 'ACTIVE', 'CLIENT_JOINED'],
    ['IGNORED', 'ACTIVE', 'CLIENT_JOINED'],
    ['DISABLED_BY_PO', 'ACTIVE', 'CLIENT_JOINED'],
    // The facility was notified when the family left, or has blocked the family itself.
    ['DISABLED_BY_PO', 'REMOVED', null],
    ['DISABLED_BY_VET', 'REMOVED', null],
  ] as const)('notifies a facility of %s → %s with %s', (from, to, news) => {
    expect(notificationOfChange(from, to, 'owner')).toBe(news);
  });
});
