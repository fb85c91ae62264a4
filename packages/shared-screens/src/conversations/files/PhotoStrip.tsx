import { useFileUrl } from '@zampa/client/files/use-file-url';
import { fullName } from '@zampa/domain/people/names';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useLayoutEffect, useRef } from 'react';
import styles from './PhotoViewer.module.css';
import type { ThreadPhoto } from './thread-photos.ts';

export interface PhotoStripProps {
  photos: readonly ThreadPhoto[];
  /** The place of the photo that is shown. */
  index: number;
  /** How many times as large as the window it is. */
  zoom: number;
  /** Another photo has been swiped to. */
  onIndex: (index: number) => void;
  /** The photo was tapped. */
  onTap: () => void;
}

/** Photos side by side, each as wide as the window: the browser's own scrolling is the swipe from one to the next. */
export function PhotoStrip({ photos, index, zoom, onIndex, onTap }: PhotoStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  // Whoever swipes is there already; buttons and keys are followed at once.
  useLayoutEffect(() => {
    const element = strip.current;
    if (element && nearestIn(element) !== index) element.scrollLeft = index * element.clientWidth;
  }, [index]);
  return (
    <div
      ref={strip}
      className={styles['strip']}
      data-zoomed={zoom > 1}
      onScroll={({ currentTarget }) => {
        const nearest = nearestIn(currentTarget);
        if (nearest !== index && photos[nearest]) onIndex(nearest);
      }}
    >
      {photos.map((photo, place) => (
        <div
          key={photo.file.id}
          className={styles['frame']}
          inert={place !== index}
          aria-hidden={place !== index}
        >
          {/* Those beside it are ready when they are swiped to; the others need not be loaded. */}
          {Math.abs(place - index) <= 1 && (
            <LargePhoto photo={photo} zoom={place === index ? zoom : 1} onTap={onTap} />
          )}
        </div>
      ))}
    </div>
  );
}

function nearestIn({ scrollLeft, clientWidth }: HTMLElement): number {
  return clientWidth === 0 ? 0 : Math.round(scrollLeft / clientWidth);
}

type LargePhotoProps = Pick<PhotoStripProps, 'zoom' | 'onTap'> & { readonly photo: ThreadPhoto };

/** The small picture is there already and stands in for the large one while that loads. */
function LargePhoto({ photo: { file, author }, zoom, onTap }: LargePhotoProps) {
  const { t } = useTranslation();
  const preview = useFileUrl(file.id, { width: 512 });
  const large = useFileUrl(file.id, zoom > 1 ? {} : { width: 1024 });
  const name = author ? fullName(author) : t('chat:message.unknown');
  const src = large ?? preview;
  return (
    src && (
      <button
        type="button"
        className={styles['photo']}
        style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%` }}
        onClick={onTap}
      >
        <img src={src} alt={t('chat:message.photo', { name })} draggable={false} />
      </button>
    )
  );
}
