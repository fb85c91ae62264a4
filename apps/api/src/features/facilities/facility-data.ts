import { facilities, type organizations, services } from '@zampa/db/schema/facilities';
import { charges } from '@zampa/db/schema/payments';
import { currencyOf } from '@zampa/domain/facilities/countries';
import { isPostcodeOf } from '@zampa/domain/facilities/postcode';
import {
  isCodiceFiscale,
  missingTaxData,
  parseVatNumber,
  type VatNumber,
} from '@zampa/domain/facilities/tax-numbers';
import { and, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import { omitUndefined } from '../../db/omit-undefined.ts';
import { Refusal, type FieldError } from '../../errors/refusal.ts';
import {
  changedFields,
  refuseOrganizationChanges,
  saveOrganizationData,
} from './organization-data.ts';
import { claimVatTrial } from './vat-trials.ts';

type Text = string | undefined;

/** The submitted fields of a facility and its organization. An empty text clears a field. */
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
      | 'emergencyPhone'
      | 'emergencyText'
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
  /** Whether the writer is a governor, who decides for all clinics of the organization. */
  readonly governs: boolean;
};

/**
 * Saves submitted facility data. An Italian clinic that gives any invoice data needs a fiscal code and either PEC or
 * SDI. The currency follows the country until the first price exists. Organization data may only be changed by a
 * governor; for others, unchanged values pass and missing ones are not reported. Errors: VALIDATION, FORBIDDEN,
 * VAT_EXISTS.
 */
export async function saveFacilityData(
  deps: Deps,
  { tx, now }: UnitOfWork,
  { facility, organization, governs }: Stored,
  data: FacilityData,
): Promise<void> {
  const { FacilityTypeId, receptionAnswers, urgentPassesQuiet, vat: typedVat, ...texts } = data;
  const { fiscalCode, PEC, SDI, businessName, billingEmail, ...ofFacility } = emptyToNull(texts);
  const country = ofFacility.country ?? facility.country;
  const vatCountry = (governs ? null : organization.vatCountry) ?? country ?? 'IT';
  const vat = typedVat === undefined ? undefined : parseVatNumber(typedVat, vatCountry);
  const ofOrganization = {
    ...omitUndefined({ fiscalCode, pec: PEC, sdi: SDI, businessName, billingEmail }),
    ...(vat && { vat: vat.number, vatCountry: vat.country }),
  };
  // Compare an invalid VAT number as typed, so that someone who is not a governor gets FORBIDDEN rather than a
  // validation error.
  const typed = vat === null ? { ...ofOrganization, vat: typedVat ?? null } : ofOrganization;
  if (!governs) refuseOrganizationChanges(changedFields(organization, typed));
  const hasMoved = data.country !== undefined;
  const postcode = ofFacility.postcode ?? facility.postcode;
  const problems = [
    ...(hasMoved || data.postcode !== undefined ? problemsOfPostcode(country, postcode) : []),
    ...(governs && (hasMoved || Object.keys(ofOrganization).length > 0 || vat === null)
      ? problemsOfTaxData({ ...organization, ...ofOrganization, country }, vat, fiscalCode)
      : []),
  ];
  if (problems.length > 0) throw new Refusal('VALIDATION', { fields: problems });
  // A running trial belongs to its VAT number. Changing to a number that has already had a trial is refused.
  if (vat && organization.trialStatus === 'IN_PROGRESS') {
    const changed = { ...organization, ...ofOrganization };
    if (!(await claimVatTrial({ tx, now }, changed)))
      throw new Refusal('VAT_EXISTS', { fields: [{ field: 'vat', code: 'VAT_EXISTS' }] });
  }
  const currency =
    governs && hasMoved && !(await hasPrices(tx, organization.id))
      ? { currency: currencyOf(country) }
      : {};
  const changes = changedFields(organization, { ...ofOrganization, ...currency });
  await saveOrganizationData(deps, { tx, now }, organization.id, changes);
  await tx
    .update(facilities)
    .set({
      ...omitUndefined(ofFacility as Partial<typeof facilities.$inferInsert>),
      ...(FacilityTypeId !== undefined && { facilityTypeId: FacilityTypeId }),
      ...omitUndefined({ receptionAnswers, urgentPassesQuiet }),
      updatedAt: versionAfterUpdate(data, now),
    })
    .where(eq(facilities.id, facility.id));
}

/** Returns the version of a facility's data: the later change of the facility or its organization. */
export const facilityVersion = ({ facility, organization }: StoredFacility): Date =>
  organization.dataUpdatedAt && organization.dataUpdatedAt > facility.updatedAt
    ? organization.dataUpdatedAt
    : facility.updatedAt;

/**
 * Returns the version after an update: `now` if a form field was sent. Switches alone leave it unchanged, so that
 * toggling one does not make an open form stale.
 */
export function versionAfterUpdate(
  {
    receptionAnswers: _receptionAnswers,
    urgentPassesQuiet: _urgentPassesQuiet,
    ...ofForm
  }: Partial<FacilityData>,
  now: Date,
): Date | SQL {
  const isSent = Object.values(ofForm).some((value) => value !== undefined);
  return isSent ? now : sql`${facilities.updatedAt}`;
}

/** Returns whether the organization has charges or prices, which fix its currency. */
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

/** Converts empty texts to null and drops undefined fields. */
function emptyToNull<Fields extends object>(fields: Fields): Nulled<Fields> {
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
