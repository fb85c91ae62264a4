import { organizations } from '@zampa/db/schema/facilities';
import { eq } from 'drizzle-orm';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import { publishSubscription } from '../../realtime/publish-subscription.ts';

type Organization = typeof organizations.$inferSelect;

/** Where what invoices need stands on the organization, and how it is named on the wire. */
const WIRE_NAMES = {
  businessName: 'businessName',
  vat: 'vat',
  vatCountry: 'vat',
  fiscalCode: 'fiscalCode',
  pec: 'PEC',
  sdi: 'SDI',
  billingEmail: 'billingEmail',
} as const satisfies Partial<Record<keyof Organization, string>>;

/** What of an organization stands in the data of its clinics, as far as it was sent. */
export type OrganizationData = Partial<Pick<Organization, keyof typeof WIRE_NAMES | 'currency'>>;

/** Returns what of it is other than it was. */
export function changesOf(organization: Organization, sent: OrganizationData): OrganizationData {
  return Object.fromEntries(
    Object.entries(sent).filter(
      ([column, value]) => organization[column as keyof OrganizationData] !== value,
    ),
  );
}

/**
 * Refuses to change for all clinics what only who governs their organization changes. The same sent back is no change.
 * Refusal: FORBIDDEN, at the fields.
 */
export function refuseChanges(changes: OrganizationData): void {
  const names = Object.keys(changes).map((column) => WIRE_NAMES[column as keyof typeof WIRE_NAMES]);
  if (names.length === 0) return;
  const fields = [...new Set(names)].map((field) => ({ field, code: 'FORBIDDEN' }));
  throw new Refusal('FORBIDDEN', { fields });
}

/**
 * Writes what has changed of an organization. It stands in the data of all its clinics, which are newer with it; their
 * staff hear it.
 */
export async function writeOrganizationData(
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
