import { useFileUrl } from '@zampa/client/files/use-file-url';
import type { StoredFile } from '@zampa/contract/chat/event';
import { PhotoTile } from '@zampa/ui/chat/PhotoTile.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PhotoViewer } from './PhotoViewer.tsx';
import styles from './MessagePhoto.module.css';

const USUAL_RATIO = 4 / 3;

/** A photo in a message; opens large. Its room is kept free while it loads. */
export function MessagePhoto({ file, author }: { file: StoredFile; author: string }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const src = useFileUrl(file.id, { width: 512 });
  const ratio = file.width && file.height ? file.width / file.height : USUAL_RATIO;
  const alt = t('chat:message.photo', { name: author });
  if (!src)
    return (
      <div className={styles['space']} style={{ aspectRatio: ratio }} role="img" aria-label={alt} />
    );
  return (
    <>
      <PhotoTile src={src} alt={alt} ratio={ratio} onOpen={() => setOpen(true)} />
      {isOpen && <PhotoViewer file={file} preview={src} alt={alt} onClose={() => setOpen(false)} />}
    </>
  );
}
