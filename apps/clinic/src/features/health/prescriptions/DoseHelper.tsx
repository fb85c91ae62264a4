import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { weightsQuery } from '@zampa/client/health/pet-queries';
import type { Pet } from '@zampa/contract/pets/objects';
import { doseByWeight } from '@zampa/domain/health/dose-by-weight';
import { dayIn } from '@zampa/domain/time/plain-days';
import { formatCalendarDay } from '@zampa/i18n/format/dates';
import { formatWeight } from '@zampa/i18n/format/weights';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { today } from '@zampa/shared-screens/pets/today';
import { IconScale } from '@zampa/ui/icons/IconScale';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { parseDose, type PrescriptionValues } from './prescription-values.ts';

export interface DoseHelperProps {
  form: UseFormReturn<PrescriptionValues>;
  nth: number;
  pet: Pet;
}

/** Computes a dose from milligrams per kilogram and the latest weight, whose day it shows. */
export function DoseHelper({ form, nth, pet }: DoseHelperProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const weighing = useLatestWeighing(pet.id);
  const perKg = parseDose(typed);
  if (!weighing)
    return (
      <Text size="small" tone="muted">
        {t('health:clinic.dose.noWeight')}
      </Text>
    );
  const advice = doseByWeight(perKg ?? 1, weighing, pet.birthDate, today());
  const milligrams = new Intl.NumberFormat(language, { useGrouping: false }).format(
    advice.milligrams,
  );
  const weight = {
    weight: formatWeight(weighing.grams, language),
    day: formatCalendarDay(weighing.weighedOn),
  };
  const useDose = () => {
    form.setValue(`lines.${nth}.dose`, milligrams, { shouldDirty: true, shouldValidate: true });
    form.setValue(`lines.${nth}.unit`, 'mg', { shouldDirty: true });
  };
  return (
    <Stack gap="8">
      <Row align="end" gap="8">
        <TextInput
          label={t('health:clinic.dose.perKg')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          w="7rem"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Text as="div" size="small" tone="muted">
          {t('health:clinic.dose.weight', weight)}
        </Text>
        {perKg !== null && (
          <Button variant="light" onClick={useDose}>
            {t('health:clinic.dose.use', { dose: milligrams })}
          </Button>
        )}
      </Row>
      {advice.isWeightOld && (
        <Callout tone="ask" icon={<IconScale size={18} aria-hidden="true" />}>
          {t('health:clinic.dose.oldWeight', weight)}
        </Callout>
      )}
    </Stack>
  );
}

function useLatestWeighing(petId: string) {
  const { timezone } = useFacility();
  const { data } = useQuery(weightsQuery(useApi(), petId));
  const latest = data?.[0];
  return latest
    ? { grams: latest.weight, weighedOn: dayIn(new Date(latest.date), timezone) }
    : null;
}
