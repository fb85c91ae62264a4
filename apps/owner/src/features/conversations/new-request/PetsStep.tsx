import '@zampa/i18n/english/problems';
import type { Pet } from '@zampa/contract/pets/objects';
import { PetChoice } from '@zampa/shared-screens/pets/PetChoice.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
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
    </>
  );
}
