import { describe, expect, it } from 'vitest';
import { toMemberChange } from './member-change.ts';

const member = { idRole: 3, TimetableId: null, species: ['1', '2'], services: ['s'] };

describe('toMemberChange', () => {
  it.each([
    { why: 'nothing', wanted: member, change: {} },
    { why: 'nothing if only reordered', wanted: { ...member, species: ['2', '1'] }, change: {} },
    { why: 'the role', wanted: { ...member, idRole: 5 }, change: { idRole: 5 } },
    { why: 'the hours', wanted: { ...member, TimetableId: 't' }, change: { TimetableId: 't' } },
    { why: 'all species', wanted: { ...member, species: [] }, change: { species: [] } },
    { why: 'services', wanted: { ...member, services: ['r'] }, change: { services: ['r'] } },
  ])('contains only the change: $why', ({ wanted: edited, change }) => {
    expect(toMemberChange(member, edited)).toEqual(change);
  });
});
