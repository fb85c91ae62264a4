import { NativeSelect } from '@mantine/core';
import type { PetAttributes } from '@zampa/contract/pets/objects';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import { FieldGroup } from '@zampa/ui/kit/FieldGroup.tsx';
import { PetAvatar } from '@zampa/ui/pets/PetAvatar.tsx';
import { faceOf } from '@zampa/ui/pets/species';
import { useId, useState } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { fieldText } from '../form/problem-text.ts';
import { toChoices } from './choices.ts';
import type { PetValues } from './pet-values.ts';
import styles from './SpeciesFaces.module.css';

/** Number of species with a tile of their own: two rows on a phone, with the tile for all others. */
const TILES = 7;

export interface SpeciesFacesProps {
  form: UseFormReturn<PetValues>;
  species: PetAttributes['species'];
}

/** Choice of a species by the faces of the most frequent ones; the last tile opens the list of all. */
export function SpeciesFaces({ form, species }: SpeciesFacesProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const name = useId();
  const { field, fieldState } = useController({ control: form.control, name: 'SpeciesId' });
  const tiles = frequentSpecies(species);
  const [isOther, setOther] = useState(false);
  const isTile = tiles.some(({ id }) => String(id) === field.value);
  const isListed = isOther || (field.value !== '' && !isTile);
  const choose = (value: string, other: boolean) => {
    setOther(other);
    field.onChange(value);
    form.setValue('BreedId', '');
  };
  const tile = (key: string, face: string, label: string, isChosen: boolean) => (
    <label key={key} className={styles['tile']}>
      <input
        ref={key === String(tiles[0]?.id) ? field.ref : undefined}
        type="radio"
        name={name}
        checked={isChosen}
        onChange={() => choose(key === OTHER ? '' : key, key === OTHER)}
      />
      <PetAvatar pet={{ id: face, name: label, face: faceOf(face) }} size={52} />
      <span>{label}</span>
    </label>
  );
  return (
    <FieldGroup legend={t('pets:form.species')}>
      <div className={styles['tiles']}>
        {tiles.map(({ id, name: face, names }) =>
          tile(String(id), face, names[language], !isListed && String(id) === field.value),
        )}
        {tile(OTHER, OTHER, t('pets:form.otherSpecies'), isListed)}
      </div>
      {isListed && (
        <NativeSelect
          aria-label={t('pets:form.chooseSpecies')}
          data={[
            { value: '', label: t('pets:form.chooseSpecies') },
            ...toChoices(species, language),
          ]}
          value={field.value}
          onChange={({ currentTarget }) => choose(currentTarget.value, true)}
        />
      )}
      <ErrorLine>{fieldText(t, fieldState.error)}</ErrorLine>
    </FieldGroup>
  );
}

const OTHER = 'other';

/** Returns the first species of each drawn face, in the order of the catalog. */
function frequentSpecies(species: PetAttributes['species']): PetAttributes['species'] {
  const faces = species.map(({ name }) => faceOf(name));
  return species
    .filter((_, at) => faces[at] !== 'paw' && faces.indexOf(faces[at] ?? 'paw') === at)
    .slice(0, TILES);
}
