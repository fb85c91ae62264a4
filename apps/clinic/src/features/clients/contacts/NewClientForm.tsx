import '@zampa/i18n/english/clients';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { clientKeys } from '@zampa/client/clients/keys';
import { useCallForm } from '@zampa/client/forms/use-call-form';
import { useStoredForm } from '@zampa/client/forms/use-stored-form';
import { petAttributesQuery } from '@zampa/client/pets/pet-attributes';
import type { Client } from '@zampa/contract/clients/objects';
import { parseEmail } from '@zampa/domain/people/email-address';
import { hasVisibleText } from '@zampa/domain/people/has-visible-text';
import { parsePhoneNumber } from '@zampa/domain/people/phone-number';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { FormProblem } from '@zampa/shared-screens/form/FormProblem.tsx';
import { fieldText } from '@zampa/shared-screens/form/problem-text';
import { toChoices } from '@zampa/shared-screens/pets/choices';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { useEffect } from 'react';
import styles from './ContactForm.module.css';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { toClientBody, type NewClientValues, valuesFromSearch } from './new-client-values.ts';

export interface NewClientFormProps {
  /** Text of the search that found no client. */
  typed: string;
  onDone: (client: Client) => void;
  onCancel: () => void;
}

/** Form for a new client. A first name and a phone number or e-mail address are enough. */
export function NewClientForm({ typed, onDone, onCancel }: NewClientFormProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const language = useLanguage();
  const [api, queryClient] = [useApi(), useQueryClient()];
  const { data: attributes } = useQuery(petAttributesQuery(api));
  const form = useCallForm<NewClientValues, Client>({
    defaultValues: valuesFromSearch(typed),
    send: (values, idempotencyKey) =>
      api.createClient({ body: toClientBody(values, facility.id), idempotencyKey }),
    onDone: (client) => {
      forget();
      void queryClient.invalidateQueries({ queryKey: clientKeys.all });
      onDone(client);
    },
  });
  const forget = useStoredForm(form, `client ${facility.id} ${typed}`);
  const { errors } = form.formState;
  const { register, setFocus } = form;
  // The button that opened the form is gone, and its focus with it.
  useEffect(() => setFocus('firstName'), [setFocus]);
  return (
    <form
      noValidate
      aria-label={t('clients:newClient.title')}
      className={styles['form']}
      onSubmit={(event) => {
        // The form may be nested in another form, which must not be submitted too.
        event.stopPropagation();
        form.submit(event);
      }}
    >
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
      <FormProblem error={errors.root} />
      <Row>
        <Button type="submit" loading={form.busy}>
          {t('clients:newClient.submit')}
        </Button>
        <Button
          variant="default"
          onClick={() => {
            forget();
            onCancel();
          }}
        >
          {t('common:actions.cancel')}
        </Button>
      </Row>
    </form>
  );
}
