import { describe, expect, it } from 'vitest';
import { normalizeWords, parseNeutered, parseSex } from './cells.ts';

describe('parseSex', () => {
  it.each([
    ['F', 'F'],
    ['femmina', 'F'],
    ['Female', 'F'],
    [' f ', 'F'],
    ['m', 'M'],
    ['maschio', 'M'],
    ['Maschio castrato', 'M'],
    ['M castrato', 'M'],
    ['femmina sterilizzata', 'F'],
    ['F/sterilizzata', 'F'],
    ['', null],
    ['formidable', null],
    ['N', null],
  ])('parses %j as %j', (typed, sex) => {
    expect(parseSex(typed)).toBe(sex);
  });
});

describe('parseNeutered', () => {
  it.each([
    ['M castrato', true],
    ['femmina sterilizzata', true],
    ['F/sterilizzata', true],
    ['FS', true],
    ['neutered', true],
    ['M intero', false],
    ['femmina non sterilizzata', false],
    ['F', null],
    ['maschio', null],
    ['', null],
  ])('parses %j as %j', (typed, neutered) => {
    expect(parseNeutered(typed)).toBe(neutered);
  });
});

describe('normalizeWords', () => {
  it.each([
    ['Cincillà', 'cincilla'],
    ["  Porcellino d'India ", 'porcellino d india'],
    ['E-Mail', 'e mail'],
    ['Gatto (Persiano)', 'gatto persiano'],
    ['a -- b', 'a b'],
  ])('normalizes %j to %j', (name, plain) => {
    expect(normalizeWords(name)).toBe(plain);
  });
});
