import { useFileUrl } from '@zampa/client/files/use-file-url';
import { personName } from '@zampa/i18n/person-name';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { ThreadPhoto } from './thread-photos.ts';

export type LargePhotoProps = {
  readonly photo: ThreadPhoto;
  readonly container: { readonly width: number; readonly height: number };
  /** Whether the user zoomed in, which loads the original. */
  readonly isZoomed: boolean;
};

/** Shows a photo as large as its container. Shows the preview until the larger version is loaded. */
export function LargePhoto({ photo: { file, author }, container, isZoomed }: LargePhotoProps) {
  const { t } = useTranslation();
  const preview = useFileUrl(file.id, { width: 512 });
  const large = useFileUrl(file.id, { width: 1024 });
  const original = useFileUrl(isZoomed ? file.id : null);
  const src = original ?? large ?? preview;
  const ratio =
    file.width && file.height ? file.width / file.height : container.width / container.height;
  const width = Math.min(container.width, container.height * ratio);
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
