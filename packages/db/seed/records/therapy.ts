import type { Clinic } from '../clinic.ts';
import { daysBefore, minutesAfter, type Seeding } from '../seeding.ts';
import type { RecordedPet, SeedRecords } from './seed-records.ts';

const DOSE_HOURS = 12;
const THERAPY_DAYS = 14;

/** Returns a prescription with a therapy that the family follows; one dose was skipped. */
export function createTherapy(
  { now, newId }: Seeding,
  { facility, staff }: Clinic,
  patient: RecordedPet | undefined,
): Pick<SeedRecords, 'prescriptions' | 'lines' | 'plans' | 'doses'> {
  const [vet] = staff;
  if (!patient || !vet) return { prescriptions: [], lines: [], plans: [], doses: [] };
  const { client, pet } = patient;
  const startsAt = new Date(daysBefore(now, 6).setUTCMinutes(0, 0, 0));
  const place = { facilityId: facility.id, familyId: client.family.id };
  const [prescriptionId, lineId, planId] = [newId(), newId(), newId()];
  const answered = createDoseAnswers(now, startsAt, { ...place, planId, userId: client.person.id });
  return {
    prescriptions: [
      {
        ...place,
        id: prescriptionId,
        petId: pet.row.id,
        authorId: vet.id,
        weightGrams: pet.row.weightGrams ?? null,
        createdAt: startsAt,
      },
    ],
    lines: [
      {
        ...place,
        id: lineId,
        prescriptionId,
        position: 0,
        medicine: 'Apoquel',
        ingredient: 'oclacitinib',
        strength: '5.4 mg',
        form: 'tablet',
        dose: 1,
        unit: 'tablet',
        route: 'oral',
        everyHours: DOSE_HOURS,
        days: THERAPY_DAYS,
        instructions: 'With food.',
      },
    ],
    plans: [
      {
        ...place,
        id: planId,
        lineId,
        zone: facility.timezone,
        startsAt,
        startedBy: client.person.id,
        createdAt: startsAt,
        nextDoseAt: minutesAfter(startsAt, answered.length * DOSE_HOURS * 60),
      },
    ],
    doses: answered,
  };
}

type DoseAnswer = SeedRecords['doses'][number];

/** Returns the family's answers to the doses of a therapy so far: one was skipped, the others were given. */
function createDoseAnswers(
  now: Date,
  startsAt: Date,
  author: Pick<DoseAnswer, 'facilityId' | 'familyId' | 'planId' | 'userId'>,
): readonly DoseAnswer[] {
  const hoursSince = (now.getTime() - startsAt.getTime()) / 3_600_000;
  return Array.from({ length: Math.floor(hoursSince / DOSE_HOURS) }, (_none, nth) => {
    const dueAt = minutesAfter(startsAt, nth * DOSE_HOURS * 60);
    const isSkipped = nth === 5;
    return {
      ...author,
      dueAt,
      status: isSkipped ? 'SKIPPED' : 'GIVEN',
      reason: isSkipped ? 'Asleep' : null,
      answeredAt: minutesAfter(dueAt, 12),
    };
  });
}
