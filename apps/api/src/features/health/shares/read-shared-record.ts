import type {
  readSharedRecord as call,
  SharedRecord,
} from '@zampa/contract/health/read-shared-record';
import type { VisitNote } from '@zampa/contract/health/objects/note';
import type { Prescription } from '@zampa/contract/health/objects/prescription';
import type { Vaccination } from '@zampa/contract/health/objects/vaccination';
import type { ShareSection } from '@zampa/domain/health/share-links';
import { shareStatusOf } from '@zampa/domain/health/share-links';
import { recordShares } from '@zampa/db/schema/shares';
import type { Viewer } from '@zampa/domain/people/relation';
import { eq, sql } from 'drizzle-orm';
import { actingAs, withoutPerson } from '../../../access/acting.ts';
import { findViewer } from '../../../access/viewer.ts';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { Context } from '../../../http/context.ts';
import { LIMITS } from '../../../limits/table.ts';
import { findWeights } from '../../pets/public.ts';
import { findNotes } from '../notes/read-notes.ts';
import { findVaccinations } from '../prevention/read-vaccinations.ts';
import { findPrescriptions } from '../therapy/read-prescriptions.ts';
import { shareTokenHash } from './create-share.ts';

/** Most entries of a section. */
const MOST = 200;

/**
 * Returns a shared record as the person who shared it sees it, and counts the view. A link stops working when that
 * person leaves the family. Errors: NOT_FOUND for unknown, expired and withdrawn links alike, TOO_MANY_REQUESTS.
 */
export async function readSharedRecord(
  { params, network, now }: Context<typeof call>,
  { db, limits }: Deps,
): Promise<SharedRecord> {
  const anybody = withoutPerson(db, 'link');
  const [share] = await anybody
    .select()
    .from(recordShares)
    .where(eq(recordShares.tokenHash, shareTokenHash(params.token)));
  const isActive = share !== undefined && shareStatusOf(share, now) === 'ACTIVE';
  const viewer = isActive ? await findViewer(anybody, share.userId) : null;
  const own = actingAs(db, { viewer });
  const found = isActive && viewer ? await findSharedPet(own, viewer, share.petId) : undefined;
  if (!isActive || !viewer || !found) {
    await limits.spend(LIMITS.shareMisses, network);
    throw new Refusal('NOT_FOUND');
  }
  await limits.spend(LIMITS.shareReads, share.id);
  const sections = await readSections(own, viewer, share.petId, share.sections);
  await anybody
    .update(recordShares)
    .set({ views: sql`${recordShares.views} + 1`, viewedAt: now })
    .where(eq(recordShares.id, share.id));
  return {
    ...found,
    pet: petWithin(found.pet, share.sections),
    expiresAt: share.expiresAt.toISOString(),
    sections: [...share.sections],
    ...sections,
  };
}

type SharedPet = Pick<SharedRecord, 'pet' | 'sharedBy'>;

/** Finds a pet of the viewer's family, with the viewer's name; undefined if it is no longer theirs. */
async function findSharedPet(
  db: Queryable,
  viewer: Viewer,
  petId: string,
): Promise<SharedPet | undefined> {
  const families = viewer.families.map(({ familyId }) => familyId);
  const [row] = await rowsOf<SharedPet & { readonly familyId: string }>(
    db,
    sql`select p.family_id as "familyId", u.first_name || ' ' || u.last_name as "sharedBy",
      json_build_object('name', p.name, 'SpeciesId', p.species_id, 'sex', p.sex, 'birthDate', p.birth_date,
        'weight', p.weight_grams, 'microchip', p.microchip, 'neutered', p.neutered, 'allergies', p.allergies,
        'chronicConditions', p.chronic_conditions, 'deceasedOn', p.deceased_on) as pet
      from pets p join users u on u.id = ${viewer.userId}
      where p.id = ${petId} and p.deleted_at is null`,
  );
  if (!row || !families.includes(row.familyId)) return undefined;
  return { pet: row.pet, sharedBy: row.sharedBy };
}

type Items<Item> = { readonly items: readonly Item[] };

/** Reads the latest entries of the shared sections. */
async function readSections(
  db: Queryable,
  viewer: Viewer,
  PetId: string,
  sections: readonly ShareSection[],
): Promise<Pick<SharedRecord, 'notes' | 'vaccinations' | 'prescriptions' | 'weights'>> {
  const query = { PetId, limit: MOST };
  const itemsIf = async <Item>(section: ShareSection, find: () => Promise<Items<Item>>) =>
    sections.includes(section) ? [...(await find()).items] : undefined;
  const notes = await itemsIf('NOTES', () => findNotes(db, viewer, query));
  const vaccinations = await itemsIf('VACCINATIONS', () => findVaccinations(db, viewer, query));
  const prescriptions = await itemsIf('MEDICINES', () => findPrescriptions(db, viewer, query));
  const weights = await itemsIf('WEIGHTS', () => findWeights(db, viewer, query));
  return {
    ...(notes && { notes: notes.map(withoutConversation) }),
    ...(vaccinations && {
      vaccinations: vaccinations.filter(({ voided }) => voided === null).map(withoutAuthor),
    }),
    ...(prescriptions && { prescriptions: prescriptions.map(withoutElectronicNumber) }),
    ...(weights && { weights: weights.map(({ weight, date }) => ({ weight, date })) }),
  };
}

/** Leaves out facts of the pet that belong to sections which are not shared. */
const petWithin = (pet: SharedRecord['pet'], sections: readonly ShareSection[]) => ({
  ...pet,
  weight: sections.includes('WEIGHTS') ? pet.weight : null,
  chronicConditions: sections.includes('NOTES') ? pet.chronicConditions : null,
});

const withoutConversation = ({
  conversationId: _conversation,
  privateNote: _private,
  ...note
}: VisitNote) => note;

/** The author may be a member of the family, and the file is a picture of the booklet. */
const withoutAuthor = ({ author: _author, file: _file, ...dose }: Vaccination) => dose;

/** Number and PIN are enough to redeem an electronic prescription. */
const withoutElectronicNumber = ({
  electronicNumber: _number,
  pin: _pin,
  noteId: _note,
  lines,
  ...prescription
}: Prescription) => ({ ...prescription, lines: lines.map((line) => ({ ...line, planId: null })) });
