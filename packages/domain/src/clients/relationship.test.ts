import { describe, expect, it } from 'vitest';
import {
  CLIENT_TABS,
  hasEnded,
  newsOfChange,
  refusalOfContact,
  refusalOfVisit,
  refusalToAnswer,
  refusalToChange,
  refusalToChangeVisit,
  refusalToJoin,
  RELATIONSHIP_STATUSES,
  shutOutBy,
  statusesOfTab,
  type RelationshipStatus,
} from './relationship.ts';

/** Written down by hand: o where the owner may, f where the facility may. */
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

describe('refusalToChange', () => {
  const steps = RELATIONSHIP_STATUSES.flatMap((from) =>
    RELATIONSHIP_STATUSES.map((to) => ({ from, to, by: table[from][to] })),
  );
  it.each(steps)('$from → $to, by $by', ({ from, to, by }) => {
    const expected = (letter: string) => {
      if (!by) return 'STATUS_CONFLICT';
      return by.includes(letter) ? null : 'FORBIDDEN';
    };
    expect(refusalToChange(from, to, 'owner')).toBe(expected('o'));
    expect(refusalToChange(from, to, 'facility')).toBe(expected('f'));
  });

  it('lets neither side undo that the other has shut it out', () => {
    expect(refusalToChange('DISABLED_BY_PO', 'ACTIVE', 'facility')).toBe('FORBIDDEN');
    expect(refusalToChange('DISABLED_BY_VET', 'ACTIVE', 'owner')).toBe('FORBIDDEN');
  });
});

describe('refusalToAnswer', () => {
  const answers: readonly string[] = ['INVITED ACTIVE', 'INVITED IGNORED', 'IGNORED ACTIVE'];
  const steps = RELATIONSHIP_STATUSES.flatMap((from) =>
    RELATIONSHIP_STATUSES.map((to) => ({ from, to })),
  );
  it.each(steps)('$from → $to, of a record that is nobody’s own', ({ from, to }) => {
    const expected = answers.includes(`${from} ${to}`) ? null : 'STATUS_CONFLICT';
    expect(refusalToAnswer(from, to)).toBe(expected);
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
] as const)('%s: contact %s, joining by the code %s', (status, contact, join) => {
  expect(refusalOfContact(status, 'owner')).toBe(contact);
  expect(refusalToJoin(status && { status, shutOutAt: null })).toBe(join);
});

describe('who was shut out', () => {
  const [noon, later] = [new Date('2030-01-07T12:00:00Z'), new Date('2030-01-07T12:01:00Z')];

  it.each([
    ['by the code after leaving', 'REMOVED', null, 'FORBIDDEN'],
    ['by an invitation of before', 'REMOVED', new Date('2030-01-07T11:59:00Z'), 'FORBIDDEN'],
    ['by an invitation of that moment', 'REMOVED', noon, 'FORBIDDEN'],
    ['by an invitation to their address', 'REMOVED', later, null],
    ['by an invitation while they are still', 'DISABLED_BY_VET', later, 'FORBIDDEN'],
  ] as const)('comes back %s: %s', (_how, status, invitedAt, refusal) => {
    expect(refusalToJoin({ status, shutOutAt: noon }, invitedAt)).toBe(refusal);
  });

  it.each([
    ['DISABLED_BY_VET', noon],
    ['REMOVED', undefined],
    ['ACTIVE', null],
    ['INVITED', null],
  ] as const)('%s: since %s', (status, since) => {
    expect(shutOutBy(status, noon)).toEqual(since);
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
  '%s: staff writing to them %s, booking for them %s, moving their visit %s, ended: %s',
  (status, contact, visit, change, ended) => {
    expect(refusalOfContact(status, 'facility')).toBe(contact);
    expect(refusalOfVisit(status)).toBe(visit);
    expect(refusalToChangeVisit(status)).toBe(change);
    expect(hasEnded(status)).toBe(ended);
  },
);

describe('statusesOfTab', () => {
  it('has one list for each state that a client can be in, but for who is gone', () => {
    const single = CLIENT_TABS.filter((tab) => tab !== 'all' && tab !== 'linked');
    const listed = single.flatMap(statusesOfTab).toSorted();
    expect(listed).toEqual(statusesOfTab('all').toSorted());
    expect(listed).not.toContain('REMOVED');
    expect(statusesOfTab('linked')).toEqual(statusesOfTab('all'));
  });
});

describe('newsOfChange', () => {
  it.each([
    ['ACTIVE', 'DISABLED_BY_VET', 'CLIENT_ENDED'],
    ['ACTIVE', 'REMOVED', 'CLIENT_ENDED'],
    ['DISABLED_BY_VET', 'ACTIVE', 'CLIENT_ENABLED'],
    ['DISABLED_BY_VET', 'REMOVED', null],
    ['DISABLED_BY_PO', 'REMOVED', null],
    ['IMPORTED', 'INVITED', null],
    ['INVITED', 'REMOVED', null],
  ] as const)('tells a family of %s to %s: %s', (from, to, news) => {
    expect(newsOfChange(from, to, 'facility')).toBe(news);
  });

  it.each([
    ['ACTIVE', 'DISABLED_BY_PO', 'CLIENT_LEFT'],
    ['ACTIVE', 'REMOVED', 'CLIENT_LEFT'],
    ['INVITED', 'REMOVED', 'CLIENT_LEFT'],
    ['INVITED', 'IGNORED', null],
    ['INVITED', 'ACTIVE', 'CLIENT_JOINED'],
    ['IGNORED', 'ACTIVE', 'CLIENT_JOINED'],
    ['DISABLED_BY_PO', 'ACTIVE', 'CLIENT_JOINED'],
    // It was told when they went silent, and it has shut them out itself.
    ['DISABLED_BY_PO', 'REMOVED', null],
    ['DISABLED_BY_VET', 'REMOVED', null],
  ] as const)('tells a facility of %s to %s: %s', (from, to, news) => {
    expect(newsOfChange(from, to, 'owner')).toBe(news);
  });
});
