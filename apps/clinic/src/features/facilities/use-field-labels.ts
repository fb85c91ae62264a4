import { useTranslation } from '@zampa/i18n/use-translation';
import type { TextField } from './facility-data-values.ts';

/** What each text of a facility is called. */
export function useFieldLabels(): Readonly<Record<TextField, string>> {
  const { t } = useTranslation();
  return {
    name: t('facility-data:fields.name'),
    phone: t('facility-data:fields.phone'),
    mobile: t('facility-data:fields.mobile'),
    email: t('facility-data:fields.email'),
    website: t('facility-data:fields.website'),
    address: t('facility-data:fields.address'),
    streetNumber: t('facility-data:fields.streetNumber'),
    suite: t('facility-data:fields.suite'),
    postcode: t('facility-data:fields.postcode'),
    city: t('facility-data:fields.city'),
    region: t('facility-data:fields.region'),
    country: t('facility-data:fields.country'),
    businessName: t('facility-data:fields.businessName'),
    vat: t('facility-data:fields.vat'),
    fiscalCode: t('facility-data:fields.fiscalCode'),
    PEC: t('facility-data:fields.PEC'),
    SDI: t('facility-data:fields.SDI'),
    billingEmail: t('facility-data:fields.billingEmail'),
  };
}
