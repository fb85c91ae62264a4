import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { FacilityCard } from '@zampa/contract/facilities/objects';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';
import { ClinicName } from './ClinicName.tsx';
import { useJoinWithFamily } from './use-join-with-family.ts';

export interface FoundClinicProps {
  clinic: FacilityCard;
  code: string;
  onOther: () => void;
}

/**
 * Shows the clinic found by its code, with a button to join for each of the admin's families that is not a client
 * yet.
 */
export function FoundClinic({ clinic, code, onOther }: FoundClinicProps) {
  const { t } = useTranslation();
  const { familyIds, petNamesOf, joining, join } = useJoinWithFamily(clinic.id, code);
  const isClient = familyIds.length === 0;
  return (
    <Stack as="section" aria-live="polite">
      <Title size="title" display>
        {isClient
          ? t('clients:clinics.join.already', { clinic: clinic.name })
          : t('clients:clinics.join.found')}
      </Title>
      <Card gap="16">
        <ClinicName clinic={clinic} />
      </Card>
      <CallProblem error={joining.error} />
      {isClient ? (
        <Button
          size="lg"
          renderRoot={(props) => (
            <Link to="/workspace/vets" search={{ animals: clinic.id }} {...props} />
          )}
        >
          {t('clients:clinics.petsSeen')}
        </Button>
      ) : (
        familyIds.map((familyId) => {
          const names = petNamesOf(familyId);
          const isJoining = joining.variables?.familyId === familyId && !joining.isError;
          return (
            <Button
              key={familyId}
              size="lg"
              loading={isJoining}
              disabled={(joining.isPending || joining.isSuccess) && !isJoining}
              onClick={() => join(familyId)}
            >
              {names
                ? t('clients:clinics.join.confirmWith', { names })
                : t('clients:clinics.join.confirm')}
            </Button>
          );
        })
      )}
      <Button variant="subtle" onClick={onOther}>
        {t('clients:clinics.join.other')}
      </Button>
    </Stack>
  );
}
