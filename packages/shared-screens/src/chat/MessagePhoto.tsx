import { useFileUrl } from '@zampa/client/files/use-file-url';
import type { StoredFile } from '@zampa/contract/chat/event';
import { PhotoTile } from '@zampa/ui/chat/PhotoTile.tsx';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './MessagePhoto.module.css';

/** Dialogs weigh more than the rest of a thread; few people open one. */
const PhotoViewer = lazy(async () => ({
  default: (await import('./PhotoViewer.tsx')).PhotoViewer,
}));

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
      {isOpen && (
        <Suspense>
          <PhotoViewer file={file} preview={src} alt={alt} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
