import type { BodyOf } from '@zampa/contract/call';
import type { createPrescription as call } from '@zampa/contract/health/therapy/create-prescription';
import { visitNotes } from '@zampa/db/schema/health';
import { prescriptionLines, prescriptions } from '@zampa/db/schema/prescriptions';
import { pets } from '@zampa/db/schema/pets';
import { countDoses, DOSES_MAX, type Schedule } from '@zampa/domain/health/dose-times';
import { findAllergyMatches } from '@zampa/domain/health/allergy-match';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { newId } from '../../../db/ids.ts';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { insertDiaryEntry } from '../../conversations/public.ts';
import { requireTreating } from '../require-treating.ts';
import { readPrescription } from './prescription-json.ts';

type Body = BodyOf<typeof call>;

/**
 * Prescribes medicines for a pet and writes them into its diary. Errors: FORBIDDEN for assistants, NOT_FOUND for a note
 * about another pet or of another clinic, VALIDATION for too many doses, ALLERGY_RECORDED unless the allergies were checked.
 */
export async function createPrescription(
  { viewer, tx, body, now }: PersonContext<typeof call>,
  deps: Deps,
) {
  const { PetId, facilityId, noteId = null, lines, electronicNumber, pin } = body;
  refuseManyDoses(lines);
  requireTreating(viewer, facilityId);
  const [pet] = await tx.select().from(pets).where(eq(pets.id, PetId));
  if (!pet) throw new Refusal('NOT_FOUND');
  if (noteId) await requireNote(tx, { noteId, petId: pet.id, facilityId });
  if (!body.allergiesChecked) refuseAllergies(lines, pet.allergies ?? []);
  const id = newId();
  const place = { facilityId, familyId: pet.familyId };
  await tx.insert(prescriptions).values({
    ...place,
    id,
    petId: pet.id,
    noteId,
    authorId: viewer.userId,
    weightGrams: pet.weightGrams,
    electronicNumber,
    pin,
    createdAt: now,
  });
  await tx.insert(prescriptionLines).values(
    lines.map(({ every, ...line }, position) => ({
      ...line,
      ...place,
      id: newId(),
      prescriptionId: id,
      position,
      everyHours: 'hours' in every ? every.hours : null,
      times: 'times' in every ? every.times : null,
    })),
  );
  await insertDiaryEntry(
    deps,
    { tx, viewer, now },
    {
      ...place,
      category: 'MEDICATION',
      petIds: [pet.id],
      message: lines.map(({ medicine }) => medicine).join(', '),
    },
  );
  return readPrescription(tx, viewer, id);
}

type NotePlace = { readonly noteId: string; readonly petId: string; readonly facilityId: string };

async function requireNote(tx: Queryable, { noteId, petId, facilityId }: NotePlace): Promise<void> {
  const [note] = await tx
    .select({ id: visitNotes.id })
    .from(visitNotes)
    .where(
      and(
        eq(visitNotes.id, noteId),
        eq(visitNotes.petId, petId),
        eq(visitNotes.facilityId, facilityId),
      ),
    );
  if (!note) throw new Refusal('NOT_FOUND');
}

/** Throws VALIDATION for lines with more doses than a therapy can have. */
function refuseManyDoses(lines: Body['lines']): void {
  const fields = lines.flatMap(({ every, days }, nth) =>
    countDoses(toSchedule(every), days) > DOSES_MAX
      ? [{ field: `lines.${nth}.days`, code: 'too_many_doses' }]
      : [],
  );
  if (fields.length > 0) throw new Refusal('VALIDATION', { fields });
}

const toSchedule = (every: Body['lines'][number]['every']): Schedule =>
  every.times ? { times: every.times } : { hours: every.hours };

/** Throws ALLERGY_RECORDED with each medicine that matches a recorded allergy. */
function refuseAllergies(lines: Body['lines'], allergies: readonly string[]): void {
  const fields = lines.flatMap((line, nth) =>
    findAllergyMatches(line, allergies).map((allergy) => ({
      field: `lines.${nth}.medicine`,
      code: 'recorded_allergy',
      params: { allergy },
    })),
  );
  if (fields.length > 0) throw new Refusal('ALLERGY_RECORDED', { fields });
}
