import { ids } from '@zampa/shared-screens/rendered/samples.test-data';
import type { VisitValues } from './visit-values.ts';

/** Form values of a visit that lacks only its time. */
export const chosenVisit: VisitValues = {
  family: { id: ids.family, name: 'Marta Bianchi' },
  pets: [ids.luna],
  services: [ids.visit],
  member: ids.vera,
  day: '2027-03-02',
  time: '',
  minutes: '',
  note: '',
  address: '',
  upfront: null,
};
