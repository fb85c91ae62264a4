import { refusalOfDiaryDate } from '@zampa/domain/conversations/diary-date';
import { latestToday, refusalOfDeathDate } from '@zampa/domain/pets/life-dates';
import { invalid } from '../../../errors/refusal.ts';
import type { PetFacts } from '../find-pet.ts';

type NoteDates = {
  readonly date?: string | undefined;
  readonly deceasedOn?: string | null | undefined;
};

/** Throws VALIDATION for a visit in the future or before the birth of the pet, and for such a date of death. */
export function refuseNoteDates({ date, deceasedOn }: NoteDates, pet: PetFacts, now: Date): void {
  const facts = { category: 'VISIT', birthDates: [pet.birthDate], now, zone: 'UTC' };
  const refusal = date === undefined ? null : refusalOfDiaryDate({ ...facts, date });
  if (refusal) throw invalid('date', refusal);
  const ofDeath = refusalOfDeathDate(deceasedOn ?? '', pet.birthDate ?? '', latestToday(now));
  if (ofDeath) throw invalid('deceasedOn', ofDeath);
}
