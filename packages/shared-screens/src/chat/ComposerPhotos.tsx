import { PhotoTile } from '@zampa/ui/chat/PhotoTile.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useObjectUrl } from '../files/use-object-url.ts';

export type ComposerPhotosProps = {
  readonly photos: readonly File[];
  readonly onChange: (photos: readonly File[]) => void;
};

/** The photos that go with the message being written. */
export function ComposerPhotos({ photos, onChange }: ComposerPhotosProps) {
  return photos.map((photo, index) => (
    <ComposerPhoto
      key={`${photo.name} ${photo.lastModified} ${index}`}
      photo={photo}
      onRemove={() => onChange(photos.filter((_, other) => other !== index))}
    />
  ));
}

function ComposerPhoto({ photo, onRemove }: { photo: File; onRemove: () => void }) {
  const { t } = useTranslation();
  const url = useObjectUrl(photo);
  const remove = { label: t('common:words.removeFile', { name: photo.name }), onPress: onRemove };
  return url && <PhotoTile src={url} alt={photo.name} remove={remove} />;
}
