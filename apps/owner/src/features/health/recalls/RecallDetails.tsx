import { Button } from '@mantine/core';
import { isSlotLost } from '@zampa/client/appointments/use-hold';
import { type RecallAction, useActOnRecall } from '@zampa/client/appointments/recall-link';
import type { LinkedRecall } from '@zampa/contract/health/objects/linked-recall';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallClinicLink } from '@zampa/shared-screens/appointments/CallClinicLink.tsx';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import { useState } from 'react';
import { BookByRecall } from './BookByRecall.tsx';
import { RecalledPets } from './RecalledPets.tsx';
import { RecallAppointment } from './RecallAppointment.tsx';
import { RecallOutcome } from './RecallOutcome.tsx';
import { StopRecalls } from './StopRecalls.tsx';

export interface RecallDetailsProps {
  token: string;
  recall: LinkedRecall;
}

/** Shows what is due for the pets of a recall link, with the actions to book, and to stop or resume recalls. */
export function RecallDetails({ token, recall }: RecallDetailsProps) {
  const { t } = useTranslation();
  const [isChoosing, setChoosing] = useState(false);
  const acting = useActOnRecall(token);
  const act = (action: RecallAction) =>
    acting.mutate(action, { onSuccess: () => setChoosing(false) });
  const closeChoice = () => {
    acting.reset();
    setChoosing(false);
  };
  const { facility, items, services, appointment, stopped } = recall;
  if (isChoosing && !appointment)
    return (
      <BookByRecall
        token={token}
        recall={recall}
        isBusy={acting.isPending}
        isTaken={isSlotLost(acting.error)}
        error={isSlotLost(acting.error) ? null : acting.error}
        onBack={closeChoice}
        onBook={(slot) => act({ action: 'BOOK', ...slot })}
      />
    );
  return (
    <>
      <ScreenHeader title={t('health:recallLink.title')} under={facility.name} />
      <Stack gap="16">
        <RecallOutcome
          action={acting.isSuccess ? acting.variables.action : null}
          clinic={facility.name}
        />
        {appointment && <RecallAppointment appointment={appointment} facility={facility} />}
        <RecalledPets items={items} />
        {!appointment && services.length > 0 && (
          <Button size="lg" onClick={() => setChoosing(true)}>
            {t('appointments:move.titleFirst')}
          </Button>
        )}
        {!appointment && services.length === 0 && (
          <p>{t('health:recallLink.notOnline', { clinic: facility.name })}</p>
        )}
        <CallProblem error={acting.error} />
        {facility.phone && <CallClinicLink phone={facility.phone} clinic={facility.name} />}
        <StopRecalls
          isStopped={stopped}
          isBusy={acting.isPending}
          clinic={facility.name}
          onChange={(action) => act({ action })}
        />
      </Stack>
    </>
  );
}
