import '@zampa/i18n/english/files';
import { IconCameraPlus } from '@tabler/icons-react';
import { refusalToUpload, UPLOAD_TYPES } from '@zampa/domain/files/upload';
import { PHOTOS_MAX } from '@zampa/shared-screens/conversations/use-request-draft';
import { useObjectUrl } from '@zampa/shared-screens/files/use-object-url';
import { PhotoTile } from '@zampa/ui/chat/PhotoTile.tsx';
import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './new-request.module.css';

export interface PhotosProps {
  photos: readonly File[];
  onChange: (photos: readonly File[]) => void;
  most?: number;
}

/** Shows the photos of what is being written and the place for one more. */
export function Photos({ photos, onChange, most = PHOTOS_MAX }: PhotosProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<ReturnType<typeof refusalToUpload>>(null);

  const add = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(currentTarget.files ?? [])];
    currentTarget.value = '';
    const good = chosen.filter((file) => refusalToUpload(file) === null);
    const bad = chosen.find((file) => refusalToUpload(file) !== null);
    setProblem(bad ? refusalToUpload(bad) : null);
    onChange([...photos, ...good].slice(0, most));
  };

  return (
    <div>
      <Row role="group" aria-label={t('conversations-new:problem.photos')}>
        {photos.map((photo, index) => (
          <ChosenPhoto
            key={`${photo.name}-${photo.lastModified}-${index}`}
            photo={photo}
            number={index + 1}
            onDrop={() => onChange(photos.filter((other) => other !== photo))}
          />
        ))}
        {photos.length < most && (
          <button type="button" className={styles['add']} onClick={() => input.current?.click()}>
            <IconCameraPlus size={26} aria-hidden="true" />
            <span className="z-visually-hidden">{t('conversations-new:problem.addPhoto')}</span>
          </button>
        )}
        <input
          ref={input}
          type="file"
          accept={UPLOAD_TYPES.join(',')}
          multiple={most > 1}
          hidden
          onChange={add}
        />
      </Row>
      <ErrorLine>{problem && t(`files:${problem}`)}</ErrorLine>
      {photos.length === most && most > 1 && (
        <Text tone="muted">{t('conversations-new:problem.photosFull', { count: most })}</Text>
      )}
    </div>
  );
}

interface ChosenPhotoProps {
  photo: File;
  number: number;
  onDrop: () => void;
}

function ChosenPhoto({ photo, number, onDrop }: ChosenPhotoProps) {
  const { t } = useTranslation();
  const url = useObjectUrl(photo);
  if (!url) return null;
  return (
    <PhotoTile
      src={url}
      alt={t('conversations-new:problem.photo', { number })}
      ratio={1}
      remove={{ label: t('conversations-new:problem.dropPhoto', { number }), onPress: onDrop }}
    />
  );
}
