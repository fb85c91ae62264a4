import { dayOfDate, refusalOfDiaryDate } from '@zampa/domain/conversations/diary-date';
import type { DiaryFilterCategory } from '@zampa/domain/conversations/diary-filter';
import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../db/database.ts';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import type { Deps } from '../../deps.ts';
import { invalid } from '../../errors/refusal.ts';
import { findBirthDates, setLifeDate } from '../pets/public.ts';

export type DatedEntry = {
  readonly category: DiaryFilterCategory;
  readonly familyId: string;
  readonly facilityId: string | null;
  readonly petIds: readonly string[];
  /** A calendar day or an instant; undefined: when it was written. */
  readonly date: string | undefined;
};

const FIELD = 'payload.date';

/** The dates of pets that an entry sets, by its category. */
const LIFE_DATES: Partial<Record<DiaryFilterCategory, 'birthDate' | 'deceasedOn'>> = {
  BIRTH: 'birthDate',
  DEATH: 'deceasedOn',
};

/** Throws VALIDATION if an entry cannot have its date. For a birth or death, sets the pets' own date. */
export async function applyEntryDate(
  deps: Deps,
  { tx, now }: UnitOfWork,
  entry: DatedEntry,
): Promise<void> {
  const { category, petIds, date = now.toISOString() } = entry;
  const lifeDate = LIFE_DATES[category];
  if (entry.date === undefined && !lifeDate) return;
  const zone = await readZone(tx, entry);
  const birthDates = await findBirthDates(tx, petIds);
  const refusal = refusalOfDiaryDate({ date, category, birthDates, now, zone });
  if (refusal) throw invalid(FIELD, refusal);
  if (!lifeDate) return;
  const day = dayOfDate(date, zone);
  await setLifeDate(deps, { tx, now }, { petIds, date: lifeDate, day, field: FIELD });
}

/** Returns the time zone of the clinic that may read an entry, else of the family's first clinic, else UTC. */
export async function readZone(
  tx: Queryable,
  { facilityId, familyId }: Pick<DatedEntry, 'facilityId' | 'familyId'>,
): Promise<string> {
  const [found] = await rowsOf<{ zone: string }>(
    tx,
    facilityId
      ? sql`select f.timezone as zone from facilities f where f.id = ${facilityId}`
      : sql`select f.timezone as zone from facility_clients fc join facilities f on f.id = fc.facility_id
          where fc.family_id = ${familyId} order by fc.created_at, fc.facility_id limit 1`,
  );
  return found?.zone ?? 'UTC';
}
