import { describe, expect, it } from 'vitest';
import { applyTemplate, fillPlaceholders } from './note-templates.ts';

const facts = { pet: 'Luna', owner: 'Marta Bianchi', age: '8 weeks', weight: '' };

describe('fillPlaceholders', () => {
  it.each([
    ['{pet} of {owner}, {age}', 'Luna of Marta Bianchi, 8 weeks'],
    ['{pet} and {pet}', 'Luna and Luna'],
    ['Weight: {weight}', 'Weight: …'],
    ['{other} {PET}', '{other} {PET}'],
  ])('fills %s', (text, filled) => {
    expect(fillPlaceholders(text, facts)).toBe(filled);
  });

  it('inserts names with special characters unchanged', () => {
    expect(fillPlaceholders('{pet}', { ...facts, pet: '$& {owner}' })).toBe('$& {owner}');
  });
});

describe('applyTemplate', () => {
  it.each([
    { typed: '', template: 'Vaccination of {pet}', filled: 'Vaccination of Luna' },
    { typed: 'Coughs', template: '{pet} is well', filled: 'Coughs\nLuna is well' },
    { typed: 'Luna is well', template: '{pet} is well', filled: undefined },
    { typed: 'Coughs', template: undefined, filled: undefined },
  ])('inserts "$template" into "$typed"', ({ typed, template, filled }) => {
    expect(applyTemplate({ reason: typed }, { reason: template }, facts).reason).toBe(filled);
  });
});
