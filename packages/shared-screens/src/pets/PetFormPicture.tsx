import { PetAvatar, type PetAvatarPicture } from '@zampa/ui/pets/PetAvatar.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ChoosePicture } from '../files/ChoosePicture.tsx';

export interface PetFormPictureProps {
  /** The pet as it will look: with the chosen picture, or its drawn face. */
  pet: PetAvatarPicture;
  chosen: boolean;
  onChoose: (file: File | null) => void;
}

/** Shows the picture of a pet with its preview. A phone offers its camera by itself. */
export function PetFormPicture({ pet, chosen, onChoose }: PetFormPictureProps) {
  const { t } = useTranslation();
  return (
    <Row gap="16">
      <PetAvatar pet={pet} size={96} />
      <Stack gap="4" align="start">
        <ChoosePicture
          label={t('pets:form.picture')}
          chooseLabel={
            chosen || pet.image ? t('pets:form.changePicture') : t('pets:form.choosePicture')
          }
          undoLabel={chosen ? t('pets:form.dropPicture') : null}
          onChoose={onChoose}
        />
      </Stack>
    </Row>
  );
}
