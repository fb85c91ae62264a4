import { fileIdOf, useFileUrl } from '@zampa/client/files/use-file-url';
import type { Facility } from '@zampa/contract/facilities/objects';
import { facilityInitials } from '@zampa/domain/facilities/initials';
import { PictureInput } from '@zampa/shared-screens/files/PictureInput.tsx';
import { useObjectUrl } from '@zampa/shared-screens/files/use-object-url';
import { PersonAvatar } from '@zampa/ui/people/PersonAvatar.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './FacilityData.module.css';

export interface LogoFieldProps {
  facility: Pick<Facility, 'id' | 'name' | 'image'>;
  /** Chosen picture that is not uploaded yet. */
  chosen: File | null;
  onChoose: (file: File | null) => void;
  error: string | undefined;
}

/** Shows the field for the clinic's picture, with a preview of the chosen one. */
export function LogoField({ facility, chosen, onChoose, error }: LogoFieldProps) {
  const { t } = useTranslation();
  const stored = useFileUrl(fileIdOf(facility.image), { width: 256 });
  const preview = useObjectUrl(chosen);
  return (
    <div className={styles['logo']}>
      <PersonAvatar
        id={facility.id}
        initials={facilityInitials(facility.name)}
        image={preview ?? stored}
        size={72}
      />
      <PictureInput
        label={t('facilities:data.logo.label')}
        chooseLabel={
          chosen || facility.image
            ? t('facilities:data.logo.change')
            : t('facilities:data.logo.choose')
        }
        undoLabel={chosen && t('facilities:data.logo.undo')}
        onChoose={onChoose}
        error={error}
      />
    </div>
  );
}
