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

/** Step to choose the pets. Warns that a pet unknown to the clinic will be shared with it. */
export function PetsStep({ draft, missingField, clinic, pets, onChange }: StepProps) {
  const { t } = useTranslation();
  const sharingNote = ({ id, name }: Pet) =>
    clinic && draft.pets.includes(id) && !clinic.pets.includes(id)
      ? t('conversations:newRequest.pets.willBeShared', { clinic: clinic.name, name })
      : undefined;
  return (
    <>
      <StepTitle
        title={t('conversations:newRequest.pets.title')}
        text={t('conversations:newRequest.pets.text')}
      />
      {new Set(pets.map(({ FamilyId }) => FamilyId)).size > 1 && (
        <p>{t('conversations:newRequest.pets.oneFamily')}</p>
      )}
      <PetChoice
        label={t('conversations:newRequest.check.pets')}
        pets={pets}
        value={draft.pets}
        // Different pets have different emergency signs.
        onChange={(chosen) => onChange({ pets: chosen, redFlags: null })}
        describe={sharingNote}
        error={missingField === 'pets' ? t('problems:fields.pets_required') : undefined}
      />
      <PetsWithoutClinic />
    </>
  );
}

/** Names the pets that cannot be chosen because they have no clinic, with a link to the clinics. */
function PetsWithoutClinic() {
  const { t } = useTranslation();
  const { pets, vetFacilities } = useMe();
  const living = pets.filter(({ deceasedOn }) => deceasedOn === null);
  const unknown = petsWithoutClinic(vetFacilities, living);
  if (unknown.length === 0) return null;
  return (
    <Callout tone="quiet">
      <Text>
        {t('conversations:newRequest.pets.unknown', {
          names: unknown.map(({ name }) => name).join(', '),
        })}
      </Text>
      <Link to="/workspace/vets">{t('conversations:newRequest.pets.connect')}</Link>
    </Callout>
  );
}
