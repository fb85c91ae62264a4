import { useFileUrl } from '@zampa/client/files/use-file-url';
import { personName } from '@zampa/i18n/person-name';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { ThreadPhoto } from './thread-photos.ts';

export type LargePhotoProps = {
  readonly photo: ThreadPhoto;
  readonly room: { readonly width: number; readonly height: number };
  /** Whether it is looked at closely: then it is loaded as it was sent. */
  readonly isZoomed: boolean;
};

/** Shows a photo as large as its room. The small picture is there already and stands in for the large one while that loads. */
export function LargePhoto({ photo: { file, author }, room, isZoomed }: LargePhotoProps) {
  const { t } = useTranslation();
  const preview = useFileUrl(file.id, { width: 512 });
  const large = useFileUrl(file.id, { width: 1024 });
  const whole = useFileUrl(isZoomed ? file.id : null);
  const src = whole ?? large ?? preview;
  const ratio = file.width && file.height ? file.width / file.height : room.width / room.height;
  const width = Math.min(room.width, room.height * ratio);
  return (
    src && (
      <img
        src={src}
        alt={t('conversations:message.photo', {
          name: author ? personName(author) : t('conversations:message.unknown'),
        })}
        width={width}
        height={width / ratio}
        style={{ objectFit: 'contain' }}
        draggable={false}
      />
    )
  );
}
