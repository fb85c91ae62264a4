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
import styles from './MyDataForm.module.css';

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
  /** Shown; changed by a step of its own, since it is what one signs in with. */
  readonly email: string | null;
  readonly onChangeEmail: () => void;
  readonly isVet: boolean;
};

/** The texts of a profile, in groups; vets are asked for what their profession brings. */
export function ProfileFields({ form, email, isVet, onChangeEmail }: ProfileFieldsProps) {
  const { t } = useTranslation();
  const labels = useLabels();
  const descriptions: Partial<Record<TextField, string>> = {
    veterinaryCode: t('my-data:veterinaryCodeWhy'),
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
      <FieldGroup legend={t('my-data:name')} look="fields">
        {names.map(field)}
      </FieldGroup>
      <FieldGroup legend={t('my-data:contact')} look="fields">
        {CONTACT_FIELDS.map(field)}
        <TextInput
          label={t('my-data:fields.email')}
          description={t('my-data:emailWhy')}
          value={email ?? ''}
          readOnly
        />
        <Button variant="default" className={styles['changeEmail'] ?? ''} onClick={onChangeEmail}>
          {t('my-data:changeEmail')}
        </Button>
      </FieldGroup>
      <FieldGroup legend={t('my-data:address')} look="fields">
        {ADDRESS_FIELDS.map(field)}
      </FieldGroup>
      {isVet && (
        <FieldGroup legend={t('my-data:profession')} look="fields">
          {VET_FIELDS.map(field)}
        </FieldGroup>
      )}
    </>
  );
}

function useLabels(): Readonly<Record<TextField, string>> {
  const { t } = useTranslation();
  return {
    firstName: t('my-data:fields.firstName'),
    lastName: t('my-data:fields.lastName'),
    phone: t('my-data:fields.phone'),
    mobile: t('my-data:fields.mobile'),
    address: t('my-data:fields.address'),
    postcode: t('my-data:fields.postcode'),
    city: t('my-data:fields.city'),
    region: t('my-data:fields.region'),
    country: t('my-data:fields.country'),
    taxNumber: t('my-data:fields.taxNumber'),
    veterinaryCode: t('my-data:fields.veterinaryCode'),
  };
}
