import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { completionQuery } from '@zampa/client/facilities/queries';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';
import styles from './onboarding.module.css';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { stepsToSettle } from './steps.ts';
import { useChangeOnboarding } from './use-onboarding.ts';

export interface StepProps {
  /** Editable strip of staff availability on the next days, with its children below. */
  strip: ComponentType<{ children: ReactNode }>;
  /** Continues with the next step. */
  onDone: () => void;
}

/**
 * Shows the onboarding step for staff availability in the next fifteen days: initially all staff work during the
 * clinic's hours.
 */
export function AvailabilityStep({ strip: Strip, onDone }: StepProps) {
  const { id: facilityId } = useFacility();
  const { t } = useTranslation();
  const query = useQuery(completionQuery(useApi(), facilityId));
  const change = useChangeOnboarding(facilityId);
  return (
    <QueryStates query={query} shape="rows" count={2}>
      {({ missing }) => (
        <Card as="section" padding="24" align="start" className={styles['card'] ?? ''}>
          <Title as="h3" size="title" display>
            {t('facilities:onboarding.availability.title')}
          </Title>
          <Text tone="muted">{t('facilities:onboarding.availability.why')}</Text>
          <Strip>
            <Stack align="start">
              <CallProblem error={change.error} />
              <Button
                loading={change.isPending}
                onClick={() =>
                  change.mutate(
                    { settled: stepsToSettle('availability', missing) },
                    { onSuccess: onDone },
                  )
                }
              >
                {t('facilities:onboarding.availability.same')}
              </Button>
            </Stack>
          </Strip>
        </Card>
      )}
    </QueryStates>
  );
}
