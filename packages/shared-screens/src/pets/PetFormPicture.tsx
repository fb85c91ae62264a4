import { Button } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { UPLOAD_TYPES, refusalToUpload } from '@zampa/domain/files/upload';
import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import { PetAvatar, type PetPicture } from '@zampa/ui/pets/PetAvatar.tsx';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './PetForm.module.css';

export interface PetFormPictureProps {
  /** The pet as it will look: with the chosen picture, or its drawn face. */
  pet: PetPicture;
  chosen: boolean;
  onChoose: (file: File | null) => void;
}

/** The picture of a pet with its preview. A phone offers its camera by itself. */
export function PetFormPicture({ pet, chosen, onChoose }: PetFormPictureProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<ReturnType<typeof refusalToUpload>>(null);

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    currentTarget.value = '';
    if (!file) return;
    const refusal = refusalToUpload(file);
    setProblem(refusal);
    if (!refusal) onChoose(file);
  };

  return (
    <div className={styles['picture']}>
      <PetAvatar pet={pet} size={96} />
      <div className={styles['pictureActions']}>
        <input
          ref={input}
          type="file"
          accept={UPLOAD_TYPES.join(',')}
          className="z-visually-hidden"
          tabIndex={-1}
          aria-label={t('pets:form.picture')}
          onChange={choose}
        />
        <Button
          variant="default"
          leftSection={<IconCamera size={20} aria-hidden="true" />}
          onClick={() => input.current?.click()}
        >
          {chosen || pet.image ? t('pets:form.changePicture') : t('pets:form.choosePicture')}
        </Button>
        {chosen && (
          <Button variant="subtle" onClick={() => onChoose(null)}>
            {t('pets:form.dropPicture')}
          </Button>
        )}
        <ErrorLine>{problem && t(`common:fields.${problem}`)}</ErrorLine>
      </div>
    </div>
  );
}
