import type { SharedRecord } from '@zampa/contract/health/read-shared-record';
import { recordShares } from '@zampa/db/schema/shares';
import { shareStatusOf } from '@zampa/domain/health/share-links';
import type { Viewer } from '@zampa/domain/people/relation';
import { eq, sql } from 'drizzle-orm';
import { actingAs, withoutPerson } from '../../../access/acting.ts';
import { findViewer } from '../../../access/viewer.ts';
import { rowsOf, type Database, type Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { LIMITS } from '../../../limits/table.ts';
import { shareTokenHash } from './create-share.ts';

/** An active share link: the person who created it, the database with their rights, and the pet. */
export type OpenedShare = {
  readonly share: typeof recordShares.$inferSelect;
  readonly viewer: Viewer;
  readonly own: Database;
  readonly found: SharedPet;
};

/**
 * Opens the share link of a token. Errors: NOT_FOUND for unknown, expired and withdrawn links alike, and if the person
 * has left the family; TOO_MANY_REQUESTS.
 */
export async function openShare(
  { db, limits }: Pick<Deps, 'db' | 'limits'>,
  token: string,
  { network, now }: { readonly network: string; readonly now: Date },
): Promise<OpenedShare> {
  const anybody = withoutPerson(db, 'link');
  const [share] = await anybody
    .select()
    .from(recordShares)
    .where(eq(recordShares.tokenHash, shareTokenHash(token)));
  const isActive = share !== undefined && shareStatusOf(share, now) === 'ACTIVE';
  const viewer = isActive ? await findViewer(anybody, share.userId) : null;
  const own = actingAs(db, { viewer });
  const found = isActive && viewer ? await findSharedPet(own, viewer, share.petId) : undefined;
  if (!isActive || !viewer || !found) {
    await limits.spend(LIMITS.shareMisses, network);
    throw new Refusal('NOT_FOUND');
  }
  await limits.spend(LIMITS.shareReads, share.id);
  return { share, viewer, own, found };
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
