import type { PetAttributes } from '@zampa/contract/pets/objects';
import { PetAvatar } from '@zampa/ui/pets/PetAvatar.tsx';
import { faceOf } from '@zampa/ui/pets/species';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from '@zampa/i18n/use-translation';
import { PictureInput } from '../files/PictureInput.tsx';
import { useObjectUrl } from '../files/use-object-url.ts';
import { fieldText } from '../form/problem-text.ts';
import type { PetValues } from './pet-values.ts';

export interface PetFormPictureProps {
  form: Pick<UseFormReturn<PetValues>, 'control' | 'setValue' | 'clearErrors'>;
  species: PetAttributes['species'];
  /** Determines the color of the drawn face. */
  id: string;
  /** URL of the stored picture. */
  image?: string | null | undefined;
}

/** Preview of the pet's picture or drawn face, with a button to choose a picture. Phones offer the camera. */
export function PetFormPicture({ form, species, id, image }: PetFormPictureProps) {
  const { t } = useTranslation();
  const [name, speciesId, file] = useWatch({
    control: form.control,
    name: ['name', 'SpeciesId', 'image'],
  });
  const { errors } = useFormState({ control: form.control, name: 'image' });
  const preview = useObjectUrl(file);
  const kind = species.find((entry) => String(entry.id) === speciesId);
  const pet = { id, name, face: faceOf(kind?.name ?? ''), image: preview ?? image };
  return (
    <Row gap="16">
      <PetAvatar pet={pet} size={96} />
      <Stack gap="4" align="start">
        <PictureInput
          label={t('pets:form.picture')}
          chooseLabel={
            file || pet.image ? t('pets:form.changePicture') : t('pets:form.choosePicture')
          }
          undoLabel={file ? t('pets:form.dropPicture') : null}
          onChoose={(chosen) => {
            form.setValue('image', chosen);
            form.clearErrors('image');
          }}
          error={fieldText(t, errors.image)}
        />
      </Stack>
    </Row>
  );
}
