import { Button } from '@mantine/core';
import { IconPlus } from '@zampa/ui/icons/IconPlus';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMe } from '@zampa/client/session/use-me';
import { type JoinedClinic, petsOfClinic } from '@zampa/client/clients/joined-clinics';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { BackLink } from '@zampa/shared-screens/navigation/BackLink.tsx';
import { PetChoice } from '@zampa/shared-screens/pets/PetChoice.tsx';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ClinicJoined } from './ClinicJoined.tsx';
import { useAdminFamilyIds, useSharePets } from './queries.ts';

export interface ChooseSharedPetsProps {
  clinic: JoinedClinic;
  /** Whether the clinic was joined just now. */
  isJustJoined: boolean;
}

/** Screen to choose which pets a clinic may see, after joining it or later. */
export function ChooseSharedPets({ clinic, isJustJoined }: ChooseSharedPetsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const adminOf = useAdminFamilyIds();
  const pets = petsOfClinic(clinic, useMe().pets).filter(({ FamilyId }) =>
    adminOf.includes(FamilyId),
  );
  const mayChoose = clinic.relations.some(({ FamilyId }) => adminOf.includes(FamilyId));
  // Preselect all living pets of a family that has just joined; otherwise keep its choice.
  const livingPetsOf = (familyId: string) =>
    pets.filter(({ FamilyId, deceasedOn }) => FamilyId === familyId && deceasedOn === null);
  const [chosen, setChosen] = useState(() =>
    clinic.relations.flatMap((own) =>
      isJustJoined && own.pets.length === 0
        ? livingPetsOf(own.FamilyId).map(({ id }) => id)
        : own.pets,
    ),
  );
  const save = useSharePets(clinic);
  const confirm = () =>
    save.mutate(chosen, {
      onSuccess: () => {
        if (!isJustJoined) void navigate({ to: '/workspace/vets', replace: true });
      },
    });

  if (isJustJoined && save.isSuccess) return <ClinicJoined clinic={clinic} />;
  return (
    <>
      <ScreenHeader
        title={t('clients:clinics.animals.title', { clinic: clinic.name })}
        under={t('clients:clinics.animals.text')}
        back={<BackLink to="/workspace/vets" label={t('common:actions.back')} />}
      />
      {!mayChoose && <p>{t('clients:clinics.animals.onlyAdmins', { clinic: clinic.name })}</p>}
      {mayChoose && pets.length === 0 && <NoPets clinicId={clinic.id} />}
      {pets.length > 0 && (
        <Stack>
          <PetChoice
            label={t('clients:clinics.petsSeen')}
            pets={pets}
            value={chosen}
            onChange={setChosen}
          />
          <CallProblem error={save.error} />
          <Button size="lg" loading={save.isPending} onClick={confirm}>
            {t('clients:clinics.animals.save')}
          </Button>
        </Stack>
      )}
    </>
  );
}

/** Offers to add a pet. Saving it returns here, where it can be shared with the clinic. */
function NoPets({ clinicId }: { clinicId: string }) {
  const { t } = useTranslation();
  return (
    <Stack>
      <p>{t('clients:clinics.animals.none')}</p>
      <Button
        size="lg"
        leftSection={<IconPlus size={20} aria-hidden="true" />}
        renderRoot={(props) => (
          <Link to="/workspace/pets/new" search={{ clinic: clinicId }} {...props} />
        )}
      >
        {t('clients:clinics.animals.addPet')}
      </Button>
    </Stack>
  );
}
