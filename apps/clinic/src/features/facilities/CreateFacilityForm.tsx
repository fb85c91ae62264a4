import { Button, TextInput } from '@mantine/core';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { schemaResolver } from '@zampa/client/forms/schema-resolver';
import { useCallForm } from '@zampa/client/forms/use-call-form';
import { createFacility } from '@zampa/contract/facilities/create-facility';
import type { StaffFacility } from '@zampa/contract/people/user';
import { FormProblem } from '@zampa/shared-screens/form/FormProblem.tsx';
import { fieldText } from '@zampa/shared-screens/form/problem-text';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from '@zampa/i18n/use-translation';
import { type FacilityValues, newFacilityValues } from './facility-form.ts';
import { deviceZone } from '@zampa/i18n/format/zones';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { OpeningDeclarations } from './OpeningDeclarations.tsx';
import { TimeZoneField } from './TimeZoneField.tsx';

export interface CreateFacilityFormProps {
  email: string | null;
  onCreated: (facility: StaffFacility) => void | Promise<void>;
}

/** Shows the form to open a clinic, including the declarations of its founder. */
export function CreateFacilityForm({ email, onCreated }: CreateFacilityFormProps) {
  const { t } = useTranslation();
  const api = useApi();
  const [now] = useState(() => new Date());
  const form = useCallForm<FacilityValues, StaffFacility>({
    defaultValues: newFacilityValues(email, deviceZone(), now),
    resolver: schemaResolver<FacilityValues>(createFacility.body),
    send: (values, idempotencyKey) => api.createFacility({ body: values, idempotencyKey }),
    onDone: onCreated,
  });
  const { errors } = form.formState;

  return (
    <Stack as="form" noValidate onSubmit={form.submit}>
      <TextInput
        label={t('facilities:create.name')}
        autoComplete="organization"
        required
        error={fieldText(t, errors.name)}
        {...form.register('name')}
      />
      <TextInput
        label={t('facilities:create.phone')}
        type="tel"
        autoComplete="tel"
        required
        error={fieldText(t, errors.phone)}
        {...form.register('phone')}
      />
      <TextInput
        label={t('facilities:create.email')}
        type="email"
        autoComplete="email"
        required
        error={fieldText(t, errors.email)}
        {...form.register('email')}
      />
      <Controller
        control={form.control}
        name="timezone"
        render={({ field }) => (
          <TimeZoneField field={field} error={fieldText(t, errors.timezone)} />
        )}
      />
      <OpeningDeclarations form={form} />
      <FormProblem error={errors.root} />
      <Button type="submit" size="lg" fullWidth loading={form.busy}>
        {t('facilities:create.submit')}
      </Button>
    </Stack>
  );
}
