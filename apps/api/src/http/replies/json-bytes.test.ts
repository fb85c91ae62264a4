import { expect, test } from 'vitest';
import { jsonBytes } from './json-bytes.ts';

const dated = { at: new Date(0), name: 'Zoë’s “cat” 🐈' };

test.each<[string, unknown, string]>([
  ['a text', 'è ’', '"è ’"'],
  ['a number', 7, '7'],
  ['nothing', null, 'null'],
  ['a date', new Date(0), '"1970-01-01T00:00:00.000Z"'],
  ['an empty list', [], '[]'],
  [
    'a list',
    [1, undefined, 'è', dated],
    '[1,null,"è",{"at":"1970-01-01T00:00:00.000Z","name":"Zoë’s “cat” 🐈"}]',
  ],
  ['an empty object', {}, '{}'],
  [
    'an object',
    { 'a"b': 1, gone: undefined, list: ['’', []], last: { deep: [1] } },
    '{"a\\"b":1,"list":["’",[]],"last":{"deep":[1]}}',
  ],
  ['an object that begins with nothing', { gone: undefined, empty: [] }, '{"empty":[]}'],
])('jsonBytes writes %s as JSON', (_what, value, expected) => {
  expect(jsonBytes(value).toString()).toBe(expected);
});
