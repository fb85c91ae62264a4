import { Button, TextInput } from '@mantine/core';
import type { Pet } from '@zampa/contract/pets/objects';
import { formatCalendarDay } from '@zampa/i18n/format/dates';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { DateField } from '@zampa/shared-screens/form/DateField.tsx';
import { FormProblem } from '@zampa/shared-screens/form/FormProblem.tsx';
import { fieldText } from '@zampa/shared-screens/form/problem-text';
import { today } from '@zampa/shared-screens/pets/today';
import { Chip } from '@zampa/ui/kit/Chip.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';
import { Select } from '@zampa/ui/mantine/Select';
import { Controller } from 'react-hook-form';
import { DayField } from '../DayField.tsx';
import styles from './prevention.module.css';
import { useVaccinationForm } from './use-vaccination-form.ts';

export interface VaccinationFormProps {
  pet: Pet;
  /** `isLast` is false if another dose follows. */
  onSaved: (isLast: boolean) => void;
  onCancel: () => void;
}

type Prepared = ReturnType<typeof useVaccinationForm>;

/** Form of a dose that the clinic gave, with the due vaccines first and the next date from the clinic's protocol. */
export function VaccinationForm({ pet, onSaved, onCancel }: VaccinationFormProps) {
  const { t } = useTranslation();
  const prepared = useVaccinationForm(pet, onSaved);
  const { form } = prepared;
  const { errors } = form.formState;
  return (
    <Stack
      as="form"
      gap="12"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        prepared.submit(true);
      }}
    >
      <Title as="h3" size="body">
        {t('health:vaccination.title', { name: pet.name })}
      </Title>
      <VaccineField prepared={prepared} />
      <DoseFields prepared={prepared} />
      <NextDueField prepared={prepared} />
      <FormProblem error={errors.root} />
      <Row>
        <Button type="submit" loading={form.busy}>
          {t('health:clinic.vaccination.save')}
        </Button>
        <Button variant="default" disabled={form.busy} onClick={() => prepared.submit(false)}>
          {t('health:clinic.vaccination.saveAndNext')}
        </Button>
        <Button variant="subtle" disabled={form.busy} onClick={onCancel}>
          {t('common:actions.cancel')}
        </Button>
      </Row>
    </Stack>
  );
}

/** Product, batch, day and site of a dose. */
function DoseFields({ prepared: { form } }: { prepared: Prepared }) {
  const { t } = useTranslation();
  const { errors } = form.formState;
  return (
    <div className={styles['fields']}>
      <TextInput
        {...form.register('product')}
        label={t('health:vaccination.product')}
        maxLength={120}
        error={fieldText(t, errors.product)}
      />
      <TextInput
        {...form.register('batch')}
        label={t('health:vaccination.batch')}
        maxLength={120}
        error={fieldText(t, errors.batch)}
      />
      <DayField
        control={form.control}
        name="expiresOn"
        label={t('health:clinic.vaccination.expiresOn')}
      />
      <DayField
        control={form.control}
        name="givenOn"
        label={t('health:vaccination.givenOn')}
        max={today()}
        required
      />
      <TextInput
        {...form.register('manufacturer')}
        label={t('health:clinic.vaccination.manufacturer')}
        maxLength={120}
        error={fieldText(t, errors.manufacturer)}
      />
      <TextInput
        {...form.register('site')}
        label={t('health:clinic.vaccination.site')}
        maxLength={120}
        error={fieldText(t, errors.site)}
      />
    </div>
  );
}

function VaccineField({ prepared }: { prepared: Prepared }) {
  const { form, vaccines, dueVaccines } = prepared;
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Controller
      control={form.control}
      name="vaccineId"
      rules={{ required: true }}
      render={({ field, fieldState }) => (
        <Stack gap="8">
          {dueVaccines.length > 0 && (
            <Row role="group" aria-label={t('health:clinic.vaccination.dueNow')}>
              {dueVaccines.map(({ id, names }) => (
                <Chip
                  key={id}
                  isChosen={field.value === String(id)}
                  onClick={() => field.onChange(String(id))}
                >
                  {names[language]}
                </Chip>
              ))}
            </Row>
          )}
          <Select
            label={t('health:vaccination.vaccine')}
            placeholder={t('health:clinic.vaccination.search')}
            nothingFoundMessage={t('health:clinic.vaccination.noneFound')}
            data={vaccines.map(({ id, names }) => ({ value: String(id), label: names[language] }))}
            searchable
            selectFirstOptionOnChange
            comboboxProps={{ withinPortal: false }}
            value={field.value || null}
            onChange={(value) => field.onChange(value ?? '')}
            onBlur={field.onBlur}
            ref={field.ref}
            error={fieldText(t, fieldState.error)}
          />
        </Stack>
      )}
    />
  );
}

function NextDueField({ prepared }: { prepared: Prepared }) {
  const { form, suggestion, dueOn } = prepared;
  const { t } = useTranslation();
  return (
    <Controller
      control={form.control}
      name="nextDueOn"
      render={({ field, fieldState }) => (
        <DateField
          label={t('health:vaccination.nextDueOn')}
          description={
            suggestion !== '' &&
            t('health:clinic.vaccination.suggested', { day: formatCalendarDay(suggestion) })
          }
          value={dueOn}
          onChange={field.onChange}
          onBlur={field.onBlur}
          ref={field.ref}
          error={fieldText(t, fieldState.error)}
        />
      )}
    />
  );
}
