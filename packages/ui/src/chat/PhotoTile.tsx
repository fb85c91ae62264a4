import styles from './PhotoTile.module.css';
import { RemoveButton } from './RemoveButton.tsx';

export interface PhotoTileProps {
  src: string;
  alt: string;
  /** Aspect ratio, reserved while the picture loads so that the thread does not jump. */
  ratio?: number;
  /** In a thread: opens the photo. */
  onOpen?: (() => void) | undefined;
  /** In a composer: removes the photo. */
  remove?: { label: string; onPress: () => void } | undefined;
}

/** Photo in a message or in the composer. */
export function PhotoTile({ src, alt, ratio = 4 / 3, onOpen, remove }: PhotoTileProps) {
  const image = <img src={src} alt={alt} loading="lazy" style={{ aspectRatio: ratio }} />;
  return (
    <span className={styles['tile']} data-small={Boolean(remove)}>
      {onOpen ? (
        <button type="button" className={styles['open']} onClick={onOpen}>
          {image}
        </button>
      ) : (
        image
      )}
      {remove && <RemoveButton {...remove} isOnCorner />}
    </span>
  );
}
