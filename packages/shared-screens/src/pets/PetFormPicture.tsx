import type { PetAttributes } from '@zampa/contract/pets/objects';
import { PetAvatar } from '@zampa/ui/pets/PetAvatar.tsx';
import { faceOf } from '@zampa/ui/pets/species';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ChoosePicture } from '../files/ChoosePicture.tsx';
import { useObjectUrl } from '../files/use-object-url.ts';
import { fieldText } from '../form/problem-text.ts';
import type { PetValues } from './pet-values.ts';

export interface PetFormPictureProps {
  form: Pick<UseFormReturn<PetValues>, 'control' | 'setValue' | 'clearErrors'>;
  species: PetAttributes['species'];
  /** What the colours of the drawn face hang on. */
  id: string;
  /** Address of the stored picture. */
  image?: string | null | undefined;
}

/**
 * Shows the pet as it will look, with the picture that was chosen or its drawn face, and has one chosen. A phone offers its
 * camera by itself.
 */
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
        <ChoosePicture
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
