import { Button } from '@mantine/core';
import { IconStethoscope } from '@zampa/ui/icons/IconStethoscope';
import { Link } from '@tanstack/react-router';
import { useMe } from '@zampa/client/session/use-me';
import type { VetFacility } from '@zampa/contract/people/user';
import type { Pet } from '@zampa/contract/pets/objects';
import { FAMILY_ADMIN } from '@zampa/domain/families/membership';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { CheckboxList } from '@zampa/ui/choice/CheckboxList.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Section } from '@zampa/ui/kit/Section.tsx';
import { lazyPart } from '@zampa/ui/states/lazy-part';
import { Suspense, useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useSharePetWithClinics } from './queries.ts';

/** Lazy-loaded: few pets have two clinics. */
const PetRecordAccess = lazyPart(
  async () => (await import('./PetRecordAccess.tsx')).PetRecordAccess,
);

/** Shows the clinics that may see a pet. A change applies immediately, also on the clinic's open screens. */
export function PetClinics({ pet }: { pet: Pet }) {
  const { t } = useTranslation();
  const { families, vetFacilities } = useMe();
  const clinics = vetFacilities.filter(
    ({ status, FamilyId }) => status === 'ACTIVE' && FamilyId === pet.FamilyId,
  );
  const seeing = clinics.filter(({ pets }) => pets.includes(pet.id));
  const admin = families.some(({ id, idRole }) => id === pet.FamilyId && idRole === FAMILY_ADMIN);
  return (
    <Section title={t('pets:card.clinics', { name: pet.name })} gap="8">
      {clinics.length > 0 && admin && <ClinicChoice pet={pet} clinics={clinics} />}
      {admin && seeing.length > 1 && (
        <Suspense>
          <PetRecordAccess pet={pet} clinics={seeing} />
        </Suspense>
      )}
      {!admin && <ClinicList pet={pet} clinics={clinics} />}
      {clinics.length === 0 && admin && (
        <>
          <Text tone="muted">{t('pets:card.noClinics', { name: pet.name })}</Text>
          <Button
            variant="default"
            renderRoot={(props) => <Link to="/workspace/vets" {...props} />}
          >
            {t('pets:card.joinClinic')}
          </Button>
        </>
      )}
    </Section>
  );
}

interface ClinicsOfPetProps {
  pet: Pet;
  clinics: readonly VetFacility[];
}

const clinicLabel = ({ name, city }: VetFacility) => [name, city].filter(Boolean).join(', ');

function ClinicChoice({ pet, clinics }: ClinicsOfPetProps) {
  const { t } = useTranslation();
  const seeing = clinics.filter(({ pets }) => pets.includes(pet.id)).map(({ id }) => id);
  const change = useSharePetWithClinics(pet.id);
  // Optimistic update: show the new choice until the server has answered.
  const [pendingChoice, setPendingChoice] = useState<string[] | null>(null);
  const choose = (chosen: string[]) => {
    setPendingChoice(chosen);
    change.mutate({ seeing, chosen }, { onSettled: () => setPendingChoice(null) });
  };
  return (
    <>
      <CheckboxList
        label={t('pets:card.shareWithClinic')}
        items={clinics.map((clinic) => ({
          value: clinic.id,
          label: clinicLabel(clinic),
          disabled: pendingChoice !== null,
        }))}
        value={pendingChoice ?? seeing}
        onChange={choose}
      />
      <CallProblem error={change.error} />
    </>
  );
}

function ClinicList({ pet, clinics }: ClinicsOfPetProps) {
  const { t } = useTranslation();
  const seeing = clinics.filter(({ pets }) => pets.includes(pet.id));
  return (
    <>
      <Stack as="ul" gap="8">
        {seeing.map((clinic) => (
          <Row as="li" key={clinic.id}>
            <IconStethoscope size={20} aria-hidden="true" />
            <span>{clinicLabel(clinic)}</span>
          </Row>
        ))}
      </Stack>
      <Text tone="muted">{t('pets:card.onlyAdmins', { name: pet.name })}</Text>
    </>
  );
}
