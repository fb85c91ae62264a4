import { Button } from '@mantine/core';
import type { Appointment } from '@zampa/contract/appointments/objects';
import type { Pet } from '@zampa/contract/pets/objects';
import { whenText } from '@zampa/shared-screens/appointments/when-text';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { Checkbox } from '@zampa/ui/mantine/Checkbox';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useCancelVisits, useVisitsOf } from './use-visits-of-pet.ts';

/** Says which visits are still booked for a pet that has died, and calls them off together. */
export function VisitsOfLostPet({ pet }: { pet: Pet }) {
  const { t } = useTranslation();
  const { visits, canCancel } = useVisitsOf(pet);
  const cancel = useCancelVisits(pet.id);
  if (cancel.isSuccess) return <p role="status">{t('pets:visits.done')}</p>;
  if (visits.length === 0) return null;
  return (
    <Callout tone="quiet">
      <Stack gap="8">
        <VisitList name={pet.name} visits={visits} />
        {canCancel && (
          <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate()}>
            {t('pets:visits.cancel')}
          </Button>
        )}
        <CallProblem error={cancel.error} />
      </Stack>
    </Callout>
  );
}

export interface VisitsToCancelProps {
  pet: Pet;
  value: boolean;
  onChange: (isWished: boolean) => void;
}

/** Says which visits are still booked for a pet that is removed, and asks whether they are called off with it. */
export function VisitsToCancel({ pet, value, onChange }: VisitsToCancelProps) {
  const { t } = useTranslation();
  const { visits, canCancel } = useVisitsOf(pet);
  if (visits.length === 0) return null;
  return (
    <Stack gap="8">
      <VisitList name={pet.name} visits={visits} />
      {canCancel && (
        <Checkbox
          label={t('pets:visits.cancel')}
          checked={value}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      )}
    </Stack>
  );
}

function VisitList({ name, visits }: { name: string; visits: readonly Appointment[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <>
      <p>{t('pets:visits.booked', { name })}</p>
      <ul>
        {visits.map(({ id, facility, payload, changeBefore }) => (
          <li key={id}>
            {payload.event.start &&
              `${whenText(payload.event.start, facility.timezone, language)} · `}
            {facility.name}
            {changeBefore !== null && new Date(changeBefore) <= new Date() && (
              <> · {t('pets:visits.tooLate')}</>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
