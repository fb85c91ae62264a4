import type { Translate } from '@zampa/i18n/translator';
import { expect, it } from 'vitest';
import { performersText } from './performers-text.ts';

const t = ((key: string, values?: { names: string }) =>
  values ? `${key} ${values.names}` : key) as Translate;

const member = (firstName: string, idRole: number, services: string[] = []) => ({
  id: firstName,
  firstName,
  lastName: 'Rossi',
  image: null,
  isVet: true,
  idRole,
  role: '',
  services,
});

const VET = 2;
const SECRETARY = 5;

it.each([
  {
    staff: [member('Vera', VET), member('Sara', SECRETARY)],
    says: 'services:setup.performedByAll',
  },
  {
    staff: [member('Vera', VET, ['check']), member('Luca', VET, ['surgery'])],
    says: 'services:setup.performedBy Vera Rossi',
  },
  { staff: [member('Luca', VET, ['surgery'])], says: 'services:setup.performedByNobody' },
])('performersText returns $says', ({ staff, says }) => {
  expect(performersText(t, staff, 'check')).toBe(says);
});
