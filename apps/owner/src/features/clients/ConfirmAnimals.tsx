import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
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
import { useAdminOf, useChooseAnimals } from './queries.ts';

export interface ConfirmAnimalsProps {
  clinic: JoinedClinic;
  /** Whether it was joined a moment ago. */
  first: boolean;
}

/** Asks which pets a clinic may see: right after joining, and whenever the family wants to change it. */
export function ConfirmAnimals({ clinic, first }: ConfirmAnimalsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const adminOf = useAdminOf();
  const pets = petsOfClinic(clinic, useMe().pets).filter(({ FamilyId }) =>
    adminOf.includes(FamilyId),
  );
  const mayChoose = clinic.relations.some(({ FamilyId }) => adminOf.includes(FamilyId));
  // A family that has just joined most likely goes there with all its pets; otherwise what was chosen counts.
  const livingOf = (familyId: string) =>
    pets.filter(({ FamilyId, deceasedOn }) => FamilyId === familyId && deceasedOn === null);
  const [chosen, setChosen] = useState(() =>
    clinic.relations.flatMap((own) =>
      first && own.pets.length === 0 ? livingOf(own.FamilyId).map(({ id }) => id) : own.pets,
    ),
  );
  const save = useChooseAnimals(clinic);
  const confirm = () =>
    save.mutate(chosen, {
      onSuccess: () => {
        if (!first) void navigate({ to: '/workspace/vets' });
      },
    });

  if (first && save.isSuccess) return <ClinicJoined clinic={clinic} />;
  return (
    <>
      <ScreenHeader
        title={t('clients-owner:animals.title', { clinic: clinic.name })}
        under={t('clients-owner:animals.text')}
        back={<BackLink to="/workspace/vets" label={t('common:actions.back')} />}
      />
      {!mayChoose && <p>{t('clients-owner:animals.onlyAdmins', { clinic: clinic.name })}</p>}
      {mayChoose && pets.length === 0 && <NoPets clinicId={clinic.id} />}
      {pets.length > 0 && (
        <Stack>
          <PetChoice
            label={t('clients-owner:petsSeen')}
            pets={pets}
            value={chosen}
            onChange={setChosen}
          />
          <CallProblem error={save.error} />
          <Button size="lg" loading={save.isPending} onClick={confirm}>
            {t('clients-owner:animals.save')}
          </Button>
        </Stack>
      )}
    </>
  );
}

/** The new pet leads back here, where one tap shows it to the clinic. */
function NoPets({ clinicId }: { clinicId: string }) {
  const { t } = useTranslation();
  return (
    <Stack>
      <p>{t('clients-owner:animals.none')}</p>
      <Button
        size="lg"
        leftSection={<IconPlus size={20} aria-hidden="true" />}
        renderRoot={(props) => (
          <Link to="/workspace/pets/new" search={{ clinic: clinicId }} {...props} />
        )}
      >
        {t('clients-owner:animals.addPet')}
      </Button>
    </Stack>
  );
}
