import { useTranslation } from '@zampa/i18n/use-translation';
import type { TextField } from './facility-data-values.ts';

/** Returns the labels of the text fields of a facility. */
export function useFieldLabels(): Readonly<Record<TextField, string>> {
  const { t } = useTranslation();
  return {
    name: t('facilities:data.fields.name'),
    phone: t('facilities:data.fields.phone'),
    mobile: t('facilities:data.fields.mobile'),
    emergencyPhone: t('facilities:data.fields.emergencyPhone'),
    emergencyText: t('facilities:data.fields.emergencyText'),
    email: t('facilities:data.fields.email'),
    website: t('facilities:data.fields.website'),
    address: t('facilities:data.fields.address'),
    streetNumber: t('facilities:data.fields.streetNumber'),
    suite: t('facilities:data.fields.suite'),
    postcode: t('facilities:data.fields.postcode'),
    city: t('facilities:data.fields.city'),
    region: t('facilities:data.fields.region'),
    country: t('facilities:data.fields.country'),
    businessName: t('facilities:data.fields.businessName'),
    vat: t('facilities:data.fields.vat'),
    fiscalCode: t('facilities:data.fields.fiscalCode'),
    PEC: t('facilities:data.fields.PEC'),
    SDI: t('facilities:data.fields.SDI'),
    billingEmail: t('facilities:data.fields.billingEmail'),
  };
}
