import '@zampa/i18n/english/files';
import { IconCameraPlus } from '@zampa/ui/icons/IconCameraPlus';
import { ATTACHMENT_TYPES, UPLOAD_TYPES } from '@zampa/domain/files/upload';
import { MAX_PHOTOS } from '@zampa/shared-screens/conversations/use-request-draft';
import { useObjectUrl } from '@zampa/shared-screens/files/use-object-url';
import { documentFacts } from '@zampa/shared-screens/conversations/files/document-facts';
import { FileCard } from '@zampa/ui/chat/FileCard.tsx';
import { PhotoTile } from '@zampa/ui/chat/PhotoTile.tsx';
import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useRef } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './new-request.module.css';
import { type UpdatePhotos, usePhotoChoice } from './use-photo-choice.ts';

export interface PhotoPickerProps {
  photos: readonly File[];
  /** Called with what happens to the latest photos. */
  onChange: (update: UpdatePhotos) => void;
  maxPhotos?: number;
  /** Label of the button where documents can be chosen too. */
  documentLabel?: string;
}

/** Row of the chosen photos with a button to add more. */
export function PhotoPicker(props: PhotoPickerProps) {
  const { photos, onChange, maxPhotos = MAX_PHOTOS, documentLabel } = props;
  const takesDocuments = documentLabel !== undefined;
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const { problem, isPreparing, choose } = usePhotoChoice({ maxPhotos, takesDocuments }, onChange);
  return (
    <div>
      <Row role="group" aria-label={t('conversations:newRequest.problem.photos')}>
        {photos.map((photo, index) => (
          <ChosenFile
            key={`${photo.name}-${photo.lastModified}-${index}`}
            photo={photo}
            number={index + 1}
            onDrop={() => onChange((latest) => latest.filter((other) => other !== photo))}
          />
        ))}
        {photos.length < maxPhotos && (
          <button type="button" className={styles['add']} onClick={() => input.current?.click()}>
            <IconCameraPlus size={26} aria-hidden="true" />
            <span className="z-visually-hidden">
              {documentLabel ?? t('conversations:newRequest.problem.addPhoto')}
            </span>
          </button>
        )}
        <input
          ref={input}
          type="file"
          accept={(takesDocuments ? ATTACHMENT_TYPES : UPLOAD_TYPES).join(',')}
          multiple={maxPhotos > 1}
          hidden
          onChange={choose}
        />
      </Row>
      {isPreparing && (
        <Text tone="muted" role="status">
          {t('files:preparing')}
        </Text>
      )}
      <ErrorLine>{problem && t(`files:${problem}`)}</ErrorLine>
      {photos.length === maxPhotos && maxPhotos > 1 && (
        <Text tone="muted">
          {t('conversations:newRequest.problem.photosFull', { count: maxPhotos })}
        </Text>
      )}
    </div>
  );
}

interface ChosenPhotoProps {
  photo: File;
  number: number;
  onDrop: () => void;
}

/** A chosen photo, or a document by its name. */
function ChosenFile({ photo, number, onDrop }: ChosenPhotoProps) {
  const { t } = useTranslation();
  if (photo.type.startsWith('image/'))
    return <ChosenPhoto photo={photo} number={number} onDrop={onDrop} />;
  const remove = { label: t('common:words.removeFile', { name: photo.name }), onPress: onDrop };
  return <FileCard name={photo.name} facts={documentFacts(photo)} remove={remove} />;
}

function ChosenPhoto({ photo, number, onDrop }: ChosenPhotoProps) {
  const { t } = useTranslation();
  const url = useObjectUrl(photo);
  if (!url) return null;
  return (
    <PhotoTile
      src={url}
      alt={t('conversations:newRequest.problem.photo', { number })}
      ratio={1}
      remove={{
        label: t('conversations:newRequest.problem.dropPhoto', { number }),
        onPress: onDrop,
      }}
    />
  );
}
