import { PictureInput } from '@zampa/shared-screens/files/PictureInput.tsx';
import { useObjectUrl } from '@zampa/shared-screens/files/use-object-url';
import { useTranslation } from '@zampa/i18n/use-translation';
import { PhotoTile } from '@zampa/ui/chat/PhotoTile.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';

export interface BookletPhotoProps {
  photo: File | null;
  onChoose: (photo: File | null) => void;
  /** Why the server rejected the photo. */
  error: string | undefined;
}

/** Field for a photo of the vaccination booklet, from which a clinic can confirm the dose. */
export function BookletPhoto({ photo, onChoose, error }: BookletPhotoProps) {
  const { t } = useTranslation();
  const url = useObjectUrl(photo);
  return (
    <Stack gap="8">
      <Text tone="muted">{t('health:vaccination.photoWhy')}</Text>
      {url && (
        <Row>
          <PhotoTile src={url} alt={t('health:vaccination.photo')} />
        </Row>
      )}
      <PictureInput
        label={t('health:vaccination.photo')}
        chooseLabel={
          photo ? t('health:vaccination.otherPhoto') : t('health:vaccination.choosePhoto')
        }
        undoLabel={photo && t('health:vaccination.dropPhoto')}
        onChoose={onChoose}
        error={error}
      />
    </Stack>
  );
}
