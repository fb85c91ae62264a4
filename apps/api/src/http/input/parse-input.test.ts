import { catalogueId, enumeration, flag, id, jsonOrValue, text } from '@zampa/contract/values';
import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../errors/refusal.ts';
import { parseInput } from './parse-input.ts';

const schema = z.object({
  name: text(5).min(1, 'required'),
  price: z.int().min(0),
  kind: enumeration(['CAT', 'DOG']),
  SpeciesId: catalogueId,
  owner: id,
  both: z.union([text(5), z.object({ city: text(5) })]),
  loud: flag,
  payload: jsonOrValue(z.object({ note: text(5) })),
});
const RIGHT = {
  name: 'Luna',
  price: 5,
  kind: 'cat',
  SpeciesId: '2',
  owner: '0199f2d4-1c1b-7000-8000-000000000001',
  both: 'here',
  loud: 'true',
  payload: '{"note":"x"}',
};

function problemsOf(value: unknown) {
  try {
    parseInput(schema, value, 'body');
  } catch (error) {
    if (error instanceof Refusal) return error.fields.map(({ field, code }) => `${field} ${code}`);
    throw error;
  }
  return [];
}

describe('parseInput', () => {
  it.each([
    [{}, []],
    [{ name: undefined }, ['name required']],
    [{ name: null }, ['name required']],
    [{ name: '' }, ['name required']],
    [{ name: 5 }, ['name invalid_type']],
    [{ name: 'too long' }, ['name too_big']],
    [{ name: '\0' }, ['name invalid_text']],
    [{ price: '25' }, ['price invalid_type']],
    [{ price: undefined }, ['price required']],
    [{ kind: undefined }, ['kind required']],
    [{ kind: 'cow' }, ['kind invalid_value']],
    [{ SpeciesId: undefined }, ['SpeciesId required']],
    [{ SpeciesId: 'abc' }, ['SpeciesId invalid_type']],
    [{ owner: 7 }, ['owner invalid_type']],
    [{ owner: 'x' }, ['owner invalid_format']],
    [{ both: undefined }, ['both required']],
    [{ both: 7 }, ['both invalid_type']],
    [{ loud: 'maybe' }, ['loud invalid_type']],
    [{ payload: '{"note":5}' }, ['payload.note invalid_type']],
    [{ payload: '{}' }, ['payload.note required']],
    [{ payload: 'no json' }, ['payload invalid_type']],
    [{ name: 5, price: undefined }, ['name invalid_type', 'price required']],
  ])('reports %j as %j', (changes, problems) => {
    expect(problemsOf({ ...RIGHT, ...changes })).toEqual(problems);
  });

  it('reports the whole body if it has the wrong type or is missing', () => {
    expect(problemsOf([])).toEqual(['body invalid_type']);
    expect(problemsOf(undefined)).toEqual(['body required']);
  });
});
