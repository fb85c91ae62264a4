import { organizations } from '@zampa/db/schema/facilities';
import { eq } from 'drizzle-orm';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import { publishSubscription } from '../../realtime/publish-subscription.ts';

type Organization = typeof organizations.$inferSelect;

/** Maps organization columns with invoice data to their names in the API. */
const WIRE_NAMES = {
  businessName: 'businessName',
  vat: 'vat',
  vatCountry: 'vat',
  fiscalCode: 'fiscalCode',
  pec: 'PEC',
  sdi: 'SDI',
  billingEmail: 'billingEmail',
} as const satisfies Partial<Record<keyof Organization, string>>;

/** Submitted fields of a clinic that are stored in its organization. */
export type OrganizationData = Partial<Pick<Organization, keyof typeof WIRE_NAMES | 'currency'>>;

/** Returns the fields that differ from the stored values. */
export function changedFields(
  organization: Organization,
  sent: OrganizationData,
): OrganizationData {
  return Object.fromEntries(
    Object.entries(sent).filter(
      ([column, value]) => organization[column as keyof OrganizationData] !== value,
    ),
  );
}

/**
 * Throws FORBIDDEN with the fields if organization data would change for someone who is not a governor. Unchanged
 * values are not included.
 */
export function refuseOrganizationChanges(changes: OrganizationData): void {
  const names = Object.keys(changes).map((column) => WIRE_NAMES[column as keyof typeof WIRE_NAMES]);
  if (names.length === 0) return;
  const fields = [...new Set(names)].map((field) => ({ field, code: 'FORBIDDEN' }));
  throw new Refusal('FORBIDDEN', { fields });
}

/**
 * Saves changed organization data, which gives all its clinics a new version, and publishes the change to their
 * staff.
 */
export async function saveOrganizationData(
  deps: Deps,
  { tx, now }: UnitOfWork,
  organizationId: string,
  changes: OrganizationData,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await tx
    .update(organizations)
    .set({ ...changes, dataUpdatedAt: now, updatedAt: now })
    .where(eq(organizations.id, organizationId));
  publishSubscription(deps, tx, organizationId, { toClients: false });
}
