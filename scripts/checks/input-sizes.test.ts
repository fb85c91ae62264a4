import { converted, isBounded, rawText } from '@zampa/contract/bounded';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { unboundedInputs } from './input-sizes.ts';

const faultsOf = (schema: z.ZodType) => unboundedInputs(schema, 'body', isBounded);

it.each<[string, z.ZodType]>([
  ['text that stops at its maximum', z.string().trim().max(5, { abort: true }).min(1)],
  ['text of one length', z.object({ id: z.uuid(), day: z.iso.date() })],
  ['a format behind a maximum', rawText(40).check(z.iso.datetime())],
  ['a list with a maximum', z.array(z.int()).min(1).max(3)],
  ['a field that must be missing', z.object({ a: z.never().optional() })],
  ['a map of named keys', z.record(z.enum(['a']), z.boolean())],
  [
    'what is parsed from bounded text',
    rawText(9)
      .transform((text) => text.split(','))
      .pipe(z.array(z.string())),
  ],
  ['a bounded conversion', converted(String, z.array(rawText(2)).max(2)).optional()],
])('accepts %s', (_what, schema) => {
  expect(faultsOf(schema)).toEqual([]);
});

it.each<[string, z.ZodType, string]>([
  ['text without a maximum', z.object({ name: z.string() }), 'body.name: text has no maximum'],
  [
    'overlong text that is not rejected',
    z.string().max(5),
    'body: overlong text reaches later checks',
  ],
  [
    'a check before the maximum',
    z
      .string()
      .refine((text) => text.normalize() !== '')
      .max(5, { abort: true }),
    'body: custom runs before the maximum',
  ],
  ['a format alone', z.email(), 'body: the format email is tried before a length'],
  ['a list without a maximum', z.array(z.int()), 'body: list has no maximum'],
  ['text within a list', z.array(z.string()).max(2), 'body[]: text has no maximum'],
  [
    'a list that is changed first',
    z
      .array(z.int())
      .refine((list) => list.length > 1)
      .max(2),
    'body: another check runs before the maximum',
  ],
  ['a map of any keys', z.record(z.string(), z.int()), 'body: map has keys without end'],
  ['an unknown thing', z.unknown().optional(), 'body: unknown has no bound'],
  [
    'a conversion of any text',
    z.preprocess(String, z.enum(['a'])),
    'body: is converted before its length is known',
  ],
  [
    'one of several choices',
    z.union([z.int(), z.string()]).nullable(),
    'body: text has no maximum',
  ],
  ['a set', z.set(z.int()), 'body: set has no bound'],
])('finds %s', (_what, schema, fault) => {
  expect(faultsOf(schema)).toEqual([fault]);
});
