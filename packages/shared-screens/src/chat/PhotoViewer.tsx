import { Modal } from '@mantine/core';
import { useFileUrl } from '@zampa/client/files/use-file-url';
import type { StoredFile } from '@zampa/contract/chat/event';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './PhotoViewer.module.css';

export type PhotoViewerProps = {
  readonly file: StoredFile;
  /** The small picture, shown until the large one is there. */
  readonly preview: string;
  readonly alt: string;
  readonly onClose: () => void;
};

/** A photo as large as the window. */
export function PhotoViewer({ file, preview, alt, onClose }: PhotoViewerProps) {
  const { t } = useTranslation();
  const large = useFileUrl(file.id, { width: 1024 });
  return (
    <Modal
      opened
      fullScreen
      onClose={onClose}
      title={alt}
      closeButtonProps={{ 'aria-label': t('common:actions.close'), size: 'var(--z-control-md)' }}
      transitionProps={{ transition: 'fade', duration: 150 }}
    >
      <img src={large ?? preview} alt={alt} className={styles['photo']} />
    </Modal>
  );
}
