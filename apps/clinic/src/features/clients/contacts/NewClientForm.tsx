import '@zampa/i18n/english/clients';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { clientKeys } from '@zampa/client/clients/keys';
import { useCallForm } from '@zampa/client/forms/use-call-form';
import { useStoredForm } from '@zampa/client/forms/use-stored-form';
import { petAttributes } from '@zampa/client/pets/pet-attributes';
import type { Client } from '@zampa/contract/clients/objects';
import { readEmail, readPhone } from '@zampa/domain/invitations/invite';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { FormProblem } from '@zampa/shared-screens/form/FormProblem.tsx';
import { fieldText } from '@zampa/shared-screens/form/problem-text';
import { choicesOf } from '@zampa/shared-screens/pets/choices';
import { Row } from '@zampa/ui/kit/Row.tsx';
import styles from './ContactForm.module.css';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { bodyOf, type NewClientValues, valuesFrom } from './new-client-values.ts';

export interface NewClientFormProps {
  /** What was looked for before nobody was found. */
  typed: string;
  onDone: (client: Client) => void;
  onCancel: () => void;
}

/** Enters whoever rings or walks in: a name and a telephone number are enough. */
export function NewClientForm({ typed, onDone, onCancel }: NewClientFormProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const language = useLanguage();
  const [api, queryClient] = [useApi(), useQueryClient()];
  const { data: attributes } = useQuery(petAttributes(api));
  const form = useCallForm<NewClientValues, Client>({
    defaultValues: valuesFrom(typed),
    send: (values, idempotencyKey) =>
      api.send('POST /users/client', { body: bodyOf(values, facility.id), idempotencyKey }),
    onDone: (client) => {
      forget();
      void queryClient.invalidateQueries({ queryKey: clientKeys.all });
      onDone(client);
    },
  });
  const forget = useStoredForm(form, `client ${facility.id} ${typed}`);
  const { errors } = form.formState;
  const { register } = form;
  return (
    <form
      noValidate
      aria-label={t('clients:new.title')}
      className={styles['form']}
      onSubmit={(event) => {
        // It may stand inside another form, which is not sent with it.
        event.stopPropagation();
        form.submit(event);
      }}
    >
      <TextInput
        {...register('firstName', { validate: (value) => value.trim() !== '' || 'required' })}
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
            return readPhone(value) !== null || 'invalid_phone';
          },
        })}
        type="tel"
        autoComplete="off"
        label={t('clients:fields.phone')}
        error={fieldText(t, errors.phone)}
      />
      <TextInput
        {...register('email', {
          validate: (value) => value.trim() === '' || readEmail(value) !== null || 'invalid_email',
        })}
        type="email"
        autoComplete="off"
        label={t('clients:new.email')}
        error={fieldText(t, errors.email)}
      />
      <TextInput
        {...register('petName')}
        autoComplete="off"
        label={t('clients:new.pet')}
        error={fieldText(t, errors.petName)}
      />
      <NativeSelect
        {...register('species', {
          validate: (value, { petName }) => value !== '' || petName.trim() === '' || 'required',
        })}
        label={t('clients:new.species')}
        data={[
          { value: '', label: '' },
          ...(attributes ? choicesOf(attributes.species, language) : []),
        ]}
        error={fieldText(t, errors.species)}
      />
      <FormProblem error={errors.root} />
      <Row>
        <Button type="submit" loading={form.busy}>
          {t('clients:new.submit')}
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
