import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMe } from '@zampa/client/session/use-me';
import type { FacilityCard } from '@zampa/contract/facilities/objects';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';
import { useAdminFamilyIds, useJoinClinic } from './queries.ts';
import { ClinicName } from './ClinicName.tsx';

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
  const navigate = useNavigate();
  const { pets, families, vetFacilities } = useMe();
  const join = useJoinClinic();
  // Each family joins separately, through one of its admins.
  const joiningFamilies = useAdminFamilyIds().filter(
    (familyId) =>
      !vetFacilities.some(
        ({ id, FamilyId, status }) =>
          id === clinic.id && FamilyId === familyId && status === 'ACTIVE',
      ),
  );
  const isClient = joiningFamilies.length === 0;
  // With a single family, no names are needed to tell families apart.
  const petNamesOf = (familyId: string) =>
    families.length > 1
      ? pets
          .filter(({ FamilyId }) => FamilyId === familyId)
          .map(({ name }) => name)
          .join(', ') || families.find(({ id }) => id === familyId)?.code
      : undefined;
  const confirm = (familyId: string) =>
    join.mutate(
      { facilityCode: code, familyId },
      {
        onSuccess: ({ id }) =>
          void navigate({
            to: '/workspace/vets',
            search: { animals: id, joined: true },
            replace: true,
          }),
      },
    );
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
      <CallProblem error={join.error} />
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
        joiningFamilies.map((familyId) => {
          const names = petNamesOf(familyId);
          const isJoining = join.variables?.familyId === familyId && !join.isError;
          return (
            <Button
              key={familyId}
              size="lg"
              loading={isJoining}
              disabled={(join.isPending || join.isSuccess) && !isJoining}
              onClick={() => confirm(familyId)}
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
