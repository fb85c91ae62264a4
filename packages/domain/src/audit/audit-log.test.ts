import { describe, expect, it } from 'vitest';
import { compareStates, type AuditState } from './audit-log.ts';

type Row = readonly [string, AuditState, AuditState, readonly (readonly unknown[])[]];

describe('audit log', () => {
  it.each<Row>([
    ['nothing', { role: 1 }, { role: 1 }, []],
    ['a number', { role: 1 }, { role: 5 }, [['role', '1', '5']]],
    ['a text', { name: 'A', city: 'B' }, { name: 'C', city: 'B' }, [['name', 'A', 'C']]],
    ['a value that is removed', { phone: '1' }, { phone: null }, [['phone', '1', null]]],
    ['a thing that is created', null, { price: 0 }, [['price', null, '0']]],
    ['a thing that is deleted', { enabled: false }, null, [['enabled', 'false', null]]],
    ['a list', { species: [1] }, { species: [1, 2] }, [['species', '[1]', '[1,2]']]],
    [
      'two fields, by name',
      { b: 1, a: 1 },
      { b: 2, a: 2 },
      [
        ['a', '1', '2'],
        ['b', '1', '2'],
      ],
    ],
  ])('compareStates finds %s', (_what, before, after, changes) => {
    expect(
      compareStates(before, after).map((change) => [change.field, change.before, change.after]),
    ).toEqual(changes);
  });

  it('compareStates cuts long values', () => {
    const [change] = compareStates(null, { text: 'x'.repeat(600) });
    expect(change?.after).toBe(`${'x'.repeat(500)}…`);
  });
});
