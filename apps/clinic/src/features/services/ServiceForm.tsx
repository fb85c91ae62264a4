import { Button, TextInput } from '@mantine/core';
import { Switch } from '@zampa/ui/mantine/Switch';
import { refusalToEnable, SERVICE_TYPE_IDS } from '@zampa/domain/services/service-types';
import { parseAmount } from '@zampa/i18n/format/money';
import { FieldConflicts } from '@zampa/shared-screens/form/FieldConflicts.tsx';
import { FormProblem } from '@zampa/shared-screens/form/FormProblem.tsx';
import { UnsavedChangesGuard } from '@zampa/shared-screens/form/UnsavedChangesGuard.tsx';
import { fieldText, refusalText } from '@zampa/shared-screens/form/problem-text';
import { Controller, useWatch } from 'react-hook-form';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ChoiceField } from './ChoiceField.tsx';
import { PriceFields } from './PriceFields.tsx';
import { serviceTypeText } from '@zampa/shared-screens/services/service-name';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { SpeciesField } from './SpeciesField.tsx';
import { TimingFields } from './TimingFields.tsx';
import { type ServiceFormOptions, useServiceForm } from './use-service-form.ts';
import { useServiceTexts } from './use-service-texts.ts';

export interface ServiceFormProps extends ServiceFormOptions {
  currency: string;
  paymentsReady: boolean;
}

/** Shows the form for all data of a service. */
export function ServiceForm({ currency, paymentsReady, ...options }: ServiceFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const form = useServiceForm(options);
  const { errors, isDirty } = form.formState;
  const [price, type] = useWatch({ control: form.control, name: ['price', 'ServiceTypeId'] });
  const offer = { price: parseAmount(price, language) ?? 0, serviceTypeId: Number(type) };
  const refusal = refusalToEnable(offer, paymentsReady);
  return (
    <Stack as="form" noValidate onSubmit={form.submit}>
      <UnsavedChangesGuard isChanged={isDirty && !form.busy} />
      {options.service === null && (
        <ChoiceField
          control={form.control}
          name="ServiceTypeId"
          label={t('services:setup.form.type')}
          error={errors.ServiceTypeId}
          choices={SERVICE_TYPE_IDS.map((id) => ({
            value: String(id),
            label: serviceTypeText(t, id),
          }))}
        />
      )}
      <TextInput
        label={t('services:setup.form.name')}
        required
        error={fieldText(t, errors.name)}
        {...form.register('name', { required: true })}
      />
      <PriceFields form={form} currency={currency} />
      <TimingFields form={form} />
      <SpeciesField control={form.control} />
      <Controller
        control={form.control}
        name="enabled"
        render={({ field: { value, ...field } }) => (
          // Controlled, because a native switch does not follow the form's value.
          <Switch
            label={t('services:setup.form.enabled')}
            description={
              refusal
                ? `${refusalText(t, refusal)} ${t('services:setup.form.whyPrice')}`
                : t('services:setup.form.enabledWhy')
            }
            error={errors.enabled && refusalText(t, String(errors.enabled.type))}
            checked={value}
            {...field}
          />
        )}
      />
      <ServiceProblem form={form} />
      <Button type="submit" loading={form.busy}>
        {options.service ? t('services:setup.form.save') : t('services:setup.form.create')}
      </Button>
    </Stack>
  );
}

type ServiceProblemProps = { form: ReturnType<typeof useServiceForm> };

/** Shows why a service was not saved; after a concurrent change, both versions to choose from. */
function ServiceProblem({ form }: ServiceProblemProps) {
  const textsOf = useServiceTexts();
  if (!form.meanwhile.isStale) return <FormProblem error={form.formState.errors.root} />;
  return (
    <FieldConflicts {...form.meanwhile} seen={textsOf(form.seen)} theirs={textsOf(form.theirs)} />
  );
}
