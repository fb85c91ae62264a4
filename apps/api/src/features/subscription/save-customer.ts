import { facilities, organizations } from '@zampa/db/schema/facilities';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { BillingCustomer, BillingProvider } from '../../ports/billing-provider.ts';
import { customerIdOf, findBillingAccount } from './billing-accounts.ts';

/** Saves an organization's invoice data at the provider, and returns its customer id and facility. */
export async function saveCustomer(
  db: Queryable,
  provider: BillingProvider,
  facilityId: string,
): Promise<{ readonly customerId: string; readonly facilityId: string }> {
  const account = await findBillingAccount(db, provider, facilityId);
  const of = account ?? { customerId: customerIdOf(facilityId), facilityId };
  await provider.saveCustomer(await readCustomerData(db, of));
  return of;
}

async function readCustomerData(
  db: Queryable,
  { customerId: id, facilityId }: { readonly customerId: string; readonly facilityId: string },
): Promise<BillingCustomer> {
  const [of] = await db
    .select({ facility: facilities, organization: organizations })
    .from(facilities)
    .innerJoin(organizations, eq(organizations.id, facilities.organizationId))
    .where(eq(facilities.id, facilityId));
  if (!of) throw new Refusal('FACILITY_UNKNOWN');
  const { facility, organization } = of;
  const { address, streetNumber, postcode, city, country } = facility;
  const { vat, fiscalCode, pec, sdi } = organization;
  return {
    id,
    facilityId,
    company: organization.businessName ?? facility.name,
    email: organization.billingEmail ?? facility.email,
    vat,
    fiscalCode,
    pec,
    sdi,
    address: [address, streetNumber].filter(Boolean).join(' ') || null,
    postcode,
    city,
    country,
  };
}
