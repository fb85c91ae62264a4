import { describe, expect, it } from 'vitest';
import { facilityInitials } from './initials.ts';

describe('facilityInitials', () => {
  it.each([
    { name: 'Clinica San Luca', initials: 'CL' },
    { name: 'ambulatorio', initials: 'A' },
    { name: '  Vet   Roma ', initials: 'VR' },
    { name: '', initials: '' },
  ])('returns $initials for "$name"', ({ name, initials }) => {
    expect(facilityInitials(name)).toBe(initials);
  });
});
