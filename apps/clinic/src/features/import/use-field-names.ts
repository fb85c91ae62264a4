import { useTranslation } from '@zampa/i18n/use-translation';
import type { Field } from './field-list.ts';

/** Returns the labels of the import fields. */
export function useFieldNames(): Readonly<Record<Field, string>> {
  const { t } = useTranslation();
  return {
    firstName: t('import:fields.firstName'),
    lastName: t('import:fields.lastName'),
    fullName: t('import:fields.fullName'),
    lastThenFirst: t('import:fields.lastThenFirst'),
    email: t('import:fields.email'),
    phone: t('import:fields.phone'),
    phone2: t('import:fields.phone2'),
    address: t('import:fields.address'),
    postcode: t('import:fields.postcode'),
    city: t('import:fields.city'),
    taxNumber: t('import:fields.taxNumber'),
    note: t('import:fields.note'),
    petName: t('import:fields.petName'),
    species: t('import:fields.species'),
    breed: t('import:fields.breed'),
    sex: t('import:fields.sex'),
    birthDate: t('import:fields.birthDate'),
    microchip: t('import:fields.microchip'),
  };
}
