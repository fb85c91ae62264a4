import '@zampa/i18n/english/clients';
import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { petAttributesQuery } from '@zampa/client/pets/pet-attributes';
import { parseEmail } from '@zampa/domain/people/email-address';
import { hasVisibleText } from '@zampa/domain/people/has-visible-text';
import { parsePhoneNumber } from '@zampa/domain/people/phone-number';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { fieldText } from '@zampa/shared-screens/form/problem-text';
import { toChoices } from '@zampa/shared-screens/pets/choices';
import { type UseFormReturn, useFormState } from 'react-hook-form';
import type { NewClientValues } from './new-client-values.ts';

export interface NewClientFieldsProps {
  form: UseFormReturn<NewClientValues>;
}

/** Fields for the name and contact of a new client. One of phone number and e-mail address is required. */
export function NewClientFields({ form }: NewClientFieldsProps) {
  const { t } = useTranslation();
  const { errors } = useFormState({ control: form.control });
  const { register } = form;
  return (
    <>
      <TextInput
        {...register('firstName', { validate: (value) => hasVisibleText(value) || 'required' })}
        autoComplete="off"
        data-autofocus
        label={t('clients:fields.firstName')}
        error={fieldText(t, errors.firstName)}
      />
      <TextInput
        {...register('lastName')}
        autoComplete="off"
        label={t('clients:fields.lastName')}
        error={fieldText(t, errors.lastName)}
      />
      <TextInput
        {...register('phone', {
          validate: (value, { email }) => {
            if (value.trim() === '') return email.trim() !== '' || 'required';
            return parsePhoneNumber(value) !== null || 'invalid_phone';
          },
        })}
        type="tel"
        autoComplete="off"
        label={t('clients:fields.phone')}
        error={fieldText(t, errors.phone)}
      />
      <TextInput
        {...register('email', {
          validate: (value) => value.trim() === '' || parseEmail(value) !== null || 'invalid_email',
        })}
        type="email"
        autoComplete="off"
        label={t('clients:newClient.email')}
        error={fieldText(t, errors.email)}
      />
    </>
  );
}

/** Fields for a pet of a new client. It may be left out; its species is required with its name. */
export function NewClientPetFields({ form }: NewClientFieldsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data: attributes } = useQuery(petAttributesQuery(useApi()));
  const { errors } = useFormState({ control: form.control });
  const { register } = form;
  return (
    <>
      <TextInput
        {...register('petName')}
        autoComplete="off"
        label={t('clients:newClient.pet')}
        error={fieldText(t, errors.petName)}
      />
      <NativeSelect
        {...register('species', {
          validate: (value, { petName }) => value !== '' || petName.trim() === '' || 'required',
        })}
        label={t('clients:newClient.species')}
        data={[
          { value: '', label: '' },
          ...(attributes ? toChoices(attributes.species, language) : []),
        ]}
        error={fieldText(t, errors.species)}
      />
    </>
  );
}
