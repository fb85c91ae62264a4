import type { StaffMember } from '@zampa/contract/clients/read-vets';

/** A colleague who is a veterinarian. */
export const marco: StaffMember = {
  id: '00000000-0000-7000-8000-0000000000aa',
  firstName: 'Marco',
  lastName: 'Verdi',
  image: null,
  isVet: true,
  idRole: 3,
  role: 'VET_VETERINARIAN',
};
