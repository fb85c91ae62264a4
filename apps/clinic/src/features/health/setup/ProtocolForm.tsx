import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { configurationQuery } from '@zampa/client/facilities/queries';
import type { ProtocolItem } from '@zampa/contract/health/objects/protocol';
import type { Translate } from '@zampa/i18n/translator';
import { useTranslation } from '@zampa/i18n/use-translation';
import { FieldConflicts, type FieldTexts } from '@zampa/shared-screens/form/FieldConflicts.tsx';
import { FormProblem } from '@zampa/shared-screens/form/FormProblem.tsx';
import { fieldText } from '@zampa/shared-screens/form/problem-text';
import { UnsavedChangesGuard } from '@zampa/shared-screens/form/UnsavedChangesGuard.tsx';
import { serviceName } from '@zampa/shared-screens/services/service-name';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Switch } from '@zampa/ui/mantine/Switch';
import { Controller } from 'react-hook-form';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { parseRecallDays, type ProtocolValues, validateNumber } from './protocol-values.ts';
import styles from './setup.module.css';
import { useProtocolForm } from './use-protocol-form.ts';

export interface ProtocolFormProps {
  protocol: ProtocolItem;
  onDone: () => void;
}

type NumberField = Exclude<keyof ProtocolValues, 'enabled' | 'recallDays' | 'ServiceId'>;

/** Bounds of the contract. */
const RULES = {
  firstAtWeeks: { min: 0, max: 1040, isOptional: false },
  seriesEveryWeeks: { min: 1, max: 240, isOptional: true },
  seriesUntilWeeks: { min: 0, max: 1040, isOptional: true },
  primaryDoses: { min: 1, max: 10, isOptional: false },
  boosterAtWeeks: { min: 0, max: 1040, isOptional: true },
  repeatMonths: { min: 1, max: 240, isOptional: true },
} as const;
const NUMBERS = Object.keys(RULES) as NumberField[];

/** Form of a protocol: whether it is used, when doses are due, and when families are reminded. */
export function ProtocolForm({ protocol, onDone }: ProtocolFormProps) {
  const { t } = useTranslation();
  const { form, conflict, seen, theirs } = useProtocolForm(protocol, onDone);
  const { errors, isDirty } = form.formState;
  const labels = numberLabels(t);
  return (
    <Stack as="form" noValidate onSubmit={form.submit}>
      <UnsavedChangesGuard isChanged={isDirty && !form.busy} />
      <Controller
        control={form.control}
        name="enabled"
        render={({ field: { value, ...field } }) => (
          <Switch
            label={t('health:clinic.protocols.on')}
            description={t('health:clinic.protocols.onWhy')}
            checked={value}
            {...field}
          />
        )}
      />
      <div className={styles['pair']}>
        {NUMBERS.map((name) => (
          <TextInput
            key={name}
            {...form.register(name, { validate: (typed) => validateNumber(typed, RULES[name]) })}
            label={labels[name]}
            inputMode="numeric"
            maxLength={4}
            error={fieldText(t, errors[name])}
          />
        ))}
      </div>
      <Text tone="muted" size="small">
        {t('health:clinic.protocols.optional')}
      </Text>
      <TextInput
        {...form.register('recallDays', {
          validate: (typed) => parseRecallDays(typed) !== null || 'too_big',
        })}
        label={t('health:clinic.protocols.recallDays')}
        description={t('health:clinic.protocols.recallDaysWhy')}
        maxLength={60}
        error={fieldText(t, errors.recallDays)}
      />
      <ServiceField form={form} />
      {conflict.isStale ? (
        <FieldConflicts {...conflict} seen={textsOf(t, seen)} theirs={textsOf(t, theirs)} />
      ) : (
        <FormProblem error={errors.root} />
      )}
      <div>
        <Button type="submit" loading={form.busy}>
          {t('health:clinic.protocols.save')}
        </Button>
      </div>
    </Stack>
  );
}

const numberLabels = (t: Translate): Readonly<Record<NumberField, string>> => ({
  firstAtWeeks: t('health:clinic.protocols.firstAtWeeks'),
  seriesEveryWeeks: t('health:clinic.protocols.seriesEveryWeeks'),
  seriesUntilWeeks: t('health:clinic.protocols.seriesUntilWeeks'),
  primaryDoses: t('health:clinic.protocols.primaryDoses'),
  boosterAtWeeks: t('health:clinic.protocols.boosterAtWeeks'),
  repeatMonths: t('health:clinic.protocols.repeatMonths'),
});

/** Returns the values as the vet sees them. */
function textsOf(t: Translate, values: ProtocolValues): FieldTexts {
  const labels = numberLabels(t);
  return [
    [
      t('health:clinic.protocols.on'),
      values.enabled ? t('health:clinic.protocols.enabled') : t('health:clinic.protocols.disabled'),
    ],
    ...NUMBERS.map((name) => [labels[name], values[name]] as const),
    [t('health:clinic.protocols.recallDays'), values.recallDays],
  ];
}

/** The service that a recall offers to book. */
function ServiceField({ form }: Pick<ReturnType<typeof useProtocolForm>, 'form'>) {
  const { t } = useTranslation();
  const facility = useFacility();
  const { data } = useQuery(configurationQuery(useApi(), facility.id));
  const services = data?.services.filter(({ enabled }) => enabled) ?? [];
  return (
    <NativeSelect
      {...form.register('ServiceId')}
      label={t('health:clinic.protocols.service')}
      description={t('health:clinic.protocols.serviceWhy')}
      data={[
        { value: '', label: t('health:clinic.protocols.anyService') },
        ...services.map((service) => ({ value: service.id, label: serviceName(t, service) })),
      ]}
      error={fieldText(t, form.formState.errors.ServiceId)}
    />
  );
}
