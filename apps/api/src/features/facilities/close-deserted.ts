import { facilities, organizations } from '@zampa/db/schema/facilities';
import { and, eq, sql } from 'drizzle-orm';
import { newCode } from '../../db/ids.ts';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import type { Deps } from '../../deps.ts';
import type { ErasureSteps } from '../../personal-data.ts';
import { deleteFile } from '../files/public.ts';

const UNREACHABLE = {
  phone: null,
  mobile: null,
  email: null,
  website: null,
  address: null,
  streetNumber: null,
  suite: null,
  postcode: null,
  city: null,
  region: null,
  imageId: null,
} as const;

const NO_BUSINESS = {
  businessName: null,
  vat: null,
  vatCountry: null,
  fiscalCode: null,
  pec: null,
  sdi: null,
  billingEmail: null,
} as const;

/**
 * Closes facilities without remaining staff, since a one-person practice is personal data. Their contact data and
 * code are removed; the name stays in their clients' conversations.
 */
export const facilityErasure: ErasureSteps<Deps> = {
  async erase(deps, { tx, now }, { desertedFacilities }) {
    for (const facilityId of desertedFacilities) await closeFacility(deps, { tx, now }, facilityId);
  },
};

async function closeFacility(deps: Deps, { tx, now }: UnitOfWork, facilityId: string) {
  const itself = eq(facilities.id, facilityId);
  const [before] = await tx.select().from(facilities).where(itself).for('update');
  if (!before) return;
  await tx
    .update(facilities)
    .set({ ...UNREACHABLE, code: newCode(), updatedAt: now })
    .where(itself);
  if (before.imageId) await deleteFile(deps, tx, before.imageId);
  const ofItsOrganization = eq(organizations.id, before.organizationId);
  // Also remove its address where it was used for the organization's invoices.
  if (before.email)
    await tx
      .update(organizations)
      .set({ billingEmail: null, dataUpdatedAt: now, updatedAt: now })
      .where(and(ofItsOrganization, eq(organizations.billingEmail, before.email)));
  await tx
    .update(organizations)
    .set({ ...NO_BUSINESS, updatedAt: now })
    .where(
      sql`${ofItsOrganization} and not exists (
        select from facilities other join facility_members m on m.facility_id = other.id and m.status = 'ACTIVE'
        where other.organization_id = ${before.organizationId} and other.id <> ${facilityId})`,
    );
}
