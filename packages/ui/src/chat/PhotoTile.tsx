import styles from './PhotoTile.module.css';
import { RemoveButton } from './RemoveButton.tsx';

export interface PhotoTileProps {
  src: string;
  alt: string;
  /** Kept free while the picture loads, so that the thread does not jump. */
  ratio?: number;
  /** In a thread: opens the picture. */
  onOpen?: (() => void) | undefined;
  /** In a composer: takes the picture away again. */
  remove?: { label: string; onPress: () => void } | undefined;
}

/** Shows a photo in a message, or one that is about to be sent. */
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
      {remove && <RemoveButton {...remove} corner />}
    </span>
  );
}
