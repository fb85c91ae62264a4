import { facilities, type organizations, services } from '@zampa/db/schema/facilities';
import { charges } from '@zampa/db/schema/payments';
import { currencyOf } from '@zampa/domain/facilities/countries';
import { isPostcodeOf } from '@zampa/domain/facilities/postcode';
import {
  isCodiceFiscale,
  missingTaxData,
  readVat,
  type VatNumber,
} from '@zampa/domain/facilities/tax-numbers';
import { and, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import { omitUndefined } from '../../db/omit-undefined.ts';
import { Refusal, type FieldError } from '../../errors/refusal.ts';
import { changesOf, refuseChanges, writeOrganizationData } from './organization-data.ts';
import { claimVatTrial } from './vat-trials.ts';

type Text = string | undefined;

/** What was sent, of the facility and of its organization; an empty text takes a field away. */
export type FacilityData = {
  readonly [
    Field in
      | 'name'
      | 'businessName'
      | 'address'
      | 'streetNumber'
      | 'suite'
      | 'postcode'
      | 'city'
      | 'region'
      | 'country'
      | 'email'
      | 'website'
      | 'phone'
      | 'mobile'
      | 'vat'
      | 'fiscalCode'
      | 'PEC'
      | 'SDI'
      | 'billingEmail'
      | 'timezone'
  ]?: Text;
} & {
  readonly FacilityTypeId?: number | undefined;
  readonly receptionAnswers?: boolean | undefined;
  readonly urgentPassesQuiet?: boolean | undefined;
};

export type StoredFacility = {
  readonly facility: typeof facilities.$inferSelect;
  readonly organization: typeof organizations.$inferSelect;
};

type Stored = StoredFacility & {
  /** Whether who writes decides for all clinics of the organization. */
  readonly governs: boolean;
};

/**
 * Writes what was sent of a facility's data. Italian clinics owe a fiscal code and one of PEC and SDI as soon as they
 * give any of what invoices need. The currency follows the country until something has a price. What stands with the
 * organization is changed by who governs it: of anybody else it passes as it is, and what it lacks is not theirs to give.
 * Refusals: VALIDATION, FORBIDDEN, VAT_EXISTS.
 */
export async function writeFacilityData(
  deps: Deps,
  { tx, now }: UnitOfWork,
  { facility, organization, governs }: Stored,
  data: FacilityData,
): Promise<void> {
  const { FacilityTypeId, receptionAnswers, urgentPassesQuiet, vat: typedVat, ...texts } = data;
  const { fiscalCode, PEC, SDI, businessName, billingEmail, ...ofFacility } = nulled(texts);
  const country = ofFacility.country ?? facility.country;
  const vatCountry = (governs ? null : organization.vatCountry) ?? country ?? 'IT';
  const vat = typedVat === undefined ? undefined : readVat(typedVat, vatCountry);
  const ofOrganization = {
    ...omitUndefined({ fiscalCode, pec: PEC, sdi: SDI, businessName, billingEmail }),
    ...(vat && { vat: vat.number, vatCountry: vat.country }),
  };
  // What is no number is compared as it was typed: it is no more theirs to give than one that is.
  const typed = vat === null ? { ...ofOrganization, vat: typedVat ?? null } : ofOrganization;
  if (!governs) refuseChanges(changesOf(organization, typed));
  const hasMoved = data.country !== undefined;
  const postcode = ofFacility.postcode ?? facility.postcode;
  const problems = [
    ...(hasMoved || data.postcode !== undefined ? problemsOfPostcode(country, postcode) : []),
    ...(governs && (hasMoved || Object.keys(ofOrganization).length > 0 || vat === null)
      ? problemsOfTaxData({ ...organization, ...ofOrganization, country }, vat, fiscalCode)
      : []),
  ];
  if (problems.length > 0) throw new Refusal('VALIDATION', { fields: problems });
  // A trial that runs is that of the number: another one that has had its own does not get a second.
  if (vat && organization.trialStatus === 'IN_PROGRESS') {
    const changed = { ...organization, ...ofOrganization };
    if (!(await claimVatTrial({ tx, now }, changed)))
      throw new Refusal('VAT_EXISTS', { fields: [{ field: 'vat', code: 'VAT_EXISTS' }] });
  }
  const currency =
    governs && hasMoved && !(await hasPrices(tx, organization.id))
      ? { currency: currencyOf(country) }
      : {};
  const changes = changesOf(organization, { ...ofOrganization, ...currency });
  await writeOrganizationData(deps, { tx, now }, organization.id, changes);
  await tx
    .update(facilities)
    .set({
      ...omitUndefined(ofFacility as Partial<typeof facilities.$inferInsert>),
      ...(FacilityTypeId !== undefined && { facilityTypeId: FacilityTypeId }),
      ...omitUndefined({ receptionAnswers, urgentPassesQuiet }),
      updatedAt: versionAfter(data, now),
    })
    .where(eq(facilities.id, facility.id));
}

/** Returns the version of a facility's data: when they, or what stands with its organization, were changed last. */
export const versionOf = ({ facility, organization }: StoredFacility): Date =>
  organization.dataUpdatedAt && organization.dataUpdatedAt > facility.updatedAt
    ? organization.dataUpdatedAt
    : facility.updatedAt;

/**
 * Returns the version of a facility's own data after something of it was sent: a new one for what its form holds, and the one
 * that stands for switches, which nobody types over.
 */
export function versionAfter(
  { receptionAnswers: _read, urgentPassesQuiet: _told, ...ofForm }: Partial<FacilityData>,
  now: Date,
): Date | SQL {
  const isSent = Object.values(ofForm).some((value) => value !== undefined);
  return isSent ? now : sql`${facilities.updatedAt}`;
}

/** Whether anything has a price yet, or was owed: from then on it stays in its currency. */
async function hasPrices(tx: Queryable, organizationId: string): Promise<boolean> {
  const [owed] = await tx
    .select({ id: charges.id })
    .from(charges)
    .innerJoin(facilities, eq(facilities.id, charges.facilityId))
    .where(eq(facilities.organizationId, organizationId))
    .limit(1);
  if (owed) return true;
  const [priced] = await tx
    .select({ id: services.id })
    .from(services)
    .innerJoin(facilities, eq(facilities.id, services.facilityId))
    .where(and(eq(facilities.organizationId, organizationId), gt(services.price, 0)))
    .limit(1);
  return priced !== undefined;
}

type Nulled<Fields> = { [Name in keyof Fields]?: string | null };

/** A field that was emptied is no longer known. */
function nulled<Fields extends object>(fields: Fields): Nulled<Fields> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]: [string, Text]) =>
      value === undefined ? [] : [[name, value === '' ? null : value]],
    ),
  ) as Nulled<Fields>;
}

type TaxData = Parameters<typeof missingTaxData>[0];

const problemsOfPostcode = (
  country: string | null,
  postcode: string | null,
): readonly FieldError[] =>
  postcode === null || isPostcodeOf(country, postcode)
    ? []
    : [{ field: 'postcode', code: 'invalid_postcode' }];

function problemsOfTaxData(
  data: TaxData,
  vat: VatNumber | null | undefined,
  fiscalCode: string | null | undefined,
): readonly FieldError[] {
  const fields: FieldError[] = [];
  if (vat === null) fields.push({ field: 'vat', code: 'invalid_vat' });
  if (fiscalCode && data.country === 'IT' && !isCodiceFiscale(fiscalCode))
    fields.push({ field: 'fiscalCode', code: 'invalid_fiscal_code' });
  for (const field of missingTaxData(data))
    fields.push({ field, code: field === 'fiscalCode' ? 'required' : 'pec_or_sdi' });
  return fields;
}
