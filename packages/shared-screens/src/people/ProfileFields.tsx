import { Button, TextInput } from '@mantine/core';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from '@zampa/i18n/use-translation';
import { FieldGroup } from '@zampa/ui/kit/FieldGroup.tsx';
import { fieldText } from '../form/problem-text.ts';
import {
  ADDRESS_FIELDS,
  CONTACT_FIELDS,
  VET_FIELDS,
  type ProfileValues,
} from './profile-values.ts';
import styles from './ProfileForm.module.css';

type TextField = Exclude<keyof ProfileValues, 'marketing' | 'thirdparties' | 'image'>;

const autoComplete: Readonly<Record<TextField, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  phone: 'tel',
  mobile: 'tel',
  address: 'street-address',
  postcode: 'postal-code',
  city: 'address-level2',
  region: 'address-level1',
  country: 'country-name',
  taxNumber: 'off',
  veterinaryCode: 'off',
};

const phones: readonly TextField[] = CONTACT_FIELDS;
const names: readonly TextField[] = ['firstName', 'lastName'];

export type ProfileFieldsProps = {
  readonly form: UseFormReturn<ProfileValues>;
  /** Read-only here: it is the sign-in name, so a separate dialog changes it. */
  readonly email: string | null;
  readonly onChangeEmail: () => void;
  readonly isVet: boolean;
};

/** Text fields of the profile form in groups, with professional fields for vets. */
export function ProfileFields({ form, email, isVet, onChangeEmail }: ProfileFieldsProps) {
  const { t } = useTranslation();
  const labels = useFieldLabels();
  const descriptions: Partial<Record<TextField, string>> = {
    veterinaryCode: t('people:veterinaryCodeWhy'),
  };
  const field = (name: TextField) => (
    <TextInput
      key={name}
      {...form.register(name, names.includes(name) ? { required: true } : {})}
      type={phones.includes(name) ? 'tel' : 'text'}
      autoComplete={autoComplete[name]}
      label={labels[name]}
      description={descriptions[name]}
      error={fieldText(t, form.formState.errors[name])}
    />
  );
  return (
    <>
      <FieldGroup legend={t('people:name')} look="fields">
        {names.map(field)}
      </FieldGroup>
      <FieldGroup legend={t('people:contact')} look="fields">
        {CONTACT_FIELDS.map(field)}
        <TextInput
          label={t('people:fields.email')}
          description={t('people:emailWhy')}
          value={email ?? ''}
          readOnly
        />
        <Button variant="default" className={styles['changeEmail'] ?? ''} onClick={onChangeEmail}>
          {t('people:changeEmail')}
        </Button>
      </FieldGroup>
      <FieldGroup legend={t('people:address')} look="fields">
        {ADDRESS_FIELDS.map(field)}
      </FieldGroup>
      {isVet && (
        <FieldGroup legend={t('people:profession')} look="fields">
          {VET_FIELDS.map(field)}
        </FieldGroup>
      )}
    </>
  );
}

function useFieldLabels(): Readonly<Record<TextField, string>> {
  const { t } = useTranslation();
  return {
    firstName: t('people:fields.firstName'),
    lastName: t('people:fields.lastName'),
    phone: t('people:fields.phone'),
    mobile: t('people:fields.mobile'),
    address: t('people:fields.address'),
    postcode: t('people:fields.postcode'),
    city: t('people:fields.city'),
    region: t('people:fields.region'),
    country: t('people:fields.country'),
    taxNumber: t('people:fields.taxNumber'),
    veterinaryCode: t('people:fields.veterinaryCode'),
  };
}
