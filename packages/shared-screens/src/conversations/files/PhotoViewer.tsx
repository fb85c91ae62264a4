import '@zampa/i18n/english/conversations-attachments';
import 'yet-another-react-lightbox/styles.css';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useCloseOnBack } from '@zampa/ui/dialog/use-close-on-back';
import { useState } from 'react';
import { Lightbox } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { DownloadPhotoButton } from './DownloadPhotoButton.tsx';
import { LargePhoto } from './LargePhoto.tsx';
import styles from './PhotoViewer.module.css';
import type { ThreadPhoto } from './thread-photos.ts';

export type PhotoViewerProps = {
  readonly photos: readonly ThreadPhoto[];
  /** The id of the file to show first. */
  readonly startId: string;
  readonly onClose: () => void;
};

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    photo: { type: 'photo'; photo: ThreadPhoto };
  }
}

/** Full-screen photo viewer of a thread, with swipe, pinch zoom, buttons and keyboard. */
export function PhotoViewer({ photos, startId, onClose }: PhotoViewerProps) {
  const { t } = useTranslation();
  useCloseOnBack({ open: true, isBusy: false, onClose });
  const [shownId, setShownId] = useState(startId);
  const index = photos.findIndex(({ file }) => file.id === shownId);
  const photo = photos[index];

  // The shown photo may be withdrawn while the viewer is open.
  if (!photo) return null;
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      slides={photos.map((each) => ({ type: 'photo', photo: each }))}
      plugins={[Zoom]}
      carousel={{ finite: true, preload: 1, padding: 0 }}
      controller={{ closeOnPullDown: true }}
      zoom={{ supports: ['photo'], maxZoom: 4 }}
      render={{
        slide: ({ slide, offset, rect, zoom = 1 }) =>
          slide.type === 'photo' && (
            <LargePhoto photo={slide.photo} container={rect} isZoomed={offset === 0 && zoom > 1} />
          ),
      }}
      toolbar={{
        buttons: [
          <p key="position" className={styles['position']}>
            {t('conversations:attachments.viewer.position', {
              index: index + 1,
              count: photos.length,
            })}
          </p>,
          'zoom',
          <DownloadPhotoButton key="download" photo={photo} />,
          'close',
        ],
      }}
      on={{ view: ({ index: place }) => setShownId(photos[place]?.file.id ?? shownId) }}
      labels={{
        Previous: t('conversations:attachments.viewer.previous'),
        Next: t('conversations:attachments.viewer.next'),
        Close: t('common:actions.close'),
        'Zoom in': t('conversations:attachments.viewer.zoomIn'),
        'Zoom out': t('conversations:attachments.viewer.zoomOut'),
        Lightbox: t('conversations:attachments.viewer.gallery'),
        'Photo gallery': t('conversations:attachments.viewer.gallery'),
        Carousel: t('conversations:attachments.viewer.gallery'),
        Slide: t('conversations:attachments.viewer.name'),
        '{index} of {total}': t('conversations:attachments.viewer.position', {
          index: '{index}',
          count: '{total}',
        }),
      }}
    />
  );
}
