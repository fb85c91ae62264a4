import '@zampa/i18n/english/conversations-parts';
import 'yet-another-react-lightbox/styles.css';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useCloseOnBack } from '@zampa/ui/dialog/use-close-on-back';
import { useState } from 'react';
import { Lightbox } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { DownloadPhoto } from './DownloadPhoto.tsx';
import { LargePhoto } from './LargePhoto.tsx';
import styles from './PhotoViewer.module.css';
import type { ThreadPhoto } from './thread-photos.ts';

export type PhotoViewerProps = {
  readonly photos: readonly ThreadPhoto[];
  /** The file that is shown first. */
  readonly start: string;
  readonly onClose: () => void;
};

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    photo: { type: 'photo'; photo: ThreadPhoto };
  }
}

/**
 * Shows the photos of a thread as large as the window, one after the other: swiped, pinched, by buttons, arrow keys,
 * plus and minus.
 */
export function PhotoViewer({ photos, start, onClose }: PhotoViewerProps) {
  const { t } = useTranslation();
  useCloseOnBack({ open: true, isBusy: false, onClose });
  const [shown, setShown] = useState(start);
  const index = photos.findIndex(({ file }) => file.id === shown);
  const photo = photos[index];

  // What was shown may be taken back while it is.
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
            <LargePhoto photo={slide.photo} room={rect} isZoomed={offset === 0 && zoom > 1} />
          ),
      }}
      toolbar={{
        buttons: [
          <p key="position" className={styles['position']}>
            {t('conversations-parts:viewer.position', { index: index + 1, count: photos.length })}
          </p>,
          'zoom',
          <DownloadPhoto key="download" photo={photo} />,
          'close',
        ],
      }}
      on={{ view: ({ index: place }) => setShown(photos[place]?.file.id ?? shown) }}
      labels={{
        Previous: t('conversations-parts:viewer.previous'),
        Next: t('conversations-parts:viewer.next'),
        Close: t('common:actions.close'),
        'Zoom in': t('conversations-parts:viewer.zoomIn'),
        'Zoom out': t('conversations-parts:viewer.zoomOut'),
        Lightbox: t('conversations-parts:viewer.gallery'),
        'Photo gallery': t('conversations-parts:viewer.gallery'),
        Carousel: t('conversations-parts:viewer.gallery'),
        Slide: t('conversations-parts:viewer.name'),
        '{index} of {total}': t('conversations-parts:viewer.position', {
          index: '{index}',
          count: '{total}',
        }),
      }}
    />
  );
}
