import '@zampa/i18n/english/problems';
import { Link } from '@tanstack/react-router';
import { petsWithoutClinic } from '@zampa/client/clients/joined-clinics';
import { useMe } from '@zampa/client/session/use-me';
import type { Pet } from '@zampa/contract/pets/objects';
import { PetChoice } from '@zampa/shared-screens/pets/PetChoice.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import type { StepProps } from './step-props.ts';
import { StepTitle } from './StepTitle.tsx';

/** Asks who it is about. A pet that the clinic does not know yet says what choosing it means. */
export function PetsStep({ draft, lack, clinic, pets, onChange }: StepProps) {
  const { t } = useTranslation();
  const describe = ({ id, name }: Pet) =>
    clinic && draft.pets.includes(id) && !clinic.pets.includes(id)
      ? t('conversations-new:pets.willBeShared', { clinic: clinic.name, name })
      : undefined;
  return (
    <>
      <StepTitle
        title={t('conversations-new:pets.title')}
        text={t('conversations-new:pets.text')}
      />
      {new Set(pets.map(({ FamilyId }) => FamilyId)).size > 1 && (
        <p>{t('conversations-new:pets.oneFamily')}</p>
      )}
      <PetChoice
        label={t('conversations-new:check.pets')}
        pets={pets}
        value={draft.pets}
        // Other animals, other signs.
        onChange={(chosen) => onChange({ pets: chosen, redFlags: null })}
        describe={describe}
        error={lack === 'pets' ? t('problems:fields.pets_required') : undefined}
      />
      <UnknownPets />
    </>
  );
}

/** Says of pets that cannot be chosen why, and leads to where that is changed. */
function UnknownPets() {
  const { t } = useTranslation();
  const { pets, vetFacilities } = useMe();
  const living = pets.filter(({ deceasedOn }) => deceasedOn === null);
  const unknown = petsWithoutClinic(vetFacilities, living);
  if (unknown.length === 0) return null;
  return (
    <Callout tone="quiet">
      <Text>
        {t('conversations-new:pets.unknown', { names: unknown.map(({ name }) => name).join(', ') })}
      </Text>
      <Link to="/workspace/vets">{t('conversations-new:pets.connect')}</Link>
    </Callout>
  );
}
