import type {
  Dose,
  Prescription,
  PrescriptionLine,
  Therapy,
} from '@zampa/contract/health/objects/prescription';
import { DAY_MS, MINUTE_MS } from '@zampa/domain/time/durations';
import { ids } from '@zampa/shared-screens/rendered/samples.test-data';

const at = '2026-11-20T09:00:00.000Z';

export const line: PrescriptionLine = {
  id: ids.visit,
  medicine: 'Metacam',
  ingredient: null,
  strength: '1.5 mg/ml',
  form: null,
  dose: 2,
  unit: 'ml',
  route: 'oral',
  every: { hours: 12 },
  days: 5,
  quantity: null,
  instructions: 'With food',
  planId: null,
};

export const prescription = (lines: PrescriptionLine[]): Prescription => ({
  id: ids.booking,
  PetId: ids.luna,
  facilityId: ids.clinic,
  noteId: null,
  lines,
  electronicNumber: null,
  pin: null,
  weight: null,
  author: null,
  date: at,
});

/** A dose that became due a minute ago. */
export const dose = (changes: Partial<Dose> = {}): Dose => ({
  dueAt: new Date(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS - MINUTE_MS).toISOString(),
  status: 'PENDING',
  reason: null,
  by: null,
  at: null,
  ...changes,
});

export const therapy = (changes: Partial<Therapy> = {}): Therapy => ({
  id: ids.message,
  PetId: ids.luna,
  facilityId: ids.clinic,
  line: { ...line, planId: ids.message },
  status: 'ACTIVE',
  zone: 'Europe/Rome',
  startsAt: at,
  stoppedAt: null,
  stopReason: null,
  endsAt: new Date(Date.now() + 2 * DAY_MS).toISOString(),
  nextDoseAt: null,
  doses: [dose()],
  adherence: [{ day: '2026-11-20', given: 1, skipped: 0, missed: 1, ahead: 0 }],
  ...changes,
});
