import { useQuery } from '@tanstack/react-query';
import { isNotFound } from '@zampa/client/api/problems';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { fileUrlQuery } from '@zampa/client/files/use-file-url';
import type { StoredFile } from '@zampa/contract/conversations/event';
import { PhotoTile } from '@zampa/ui/chat/PhotoTile.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { MessageDocument } from './MessageDocument.tsx';
import { aspectRatioOf } from './file-ratio.ts';
import { FilePlaceholder } from './FilePlaceholder.tsx';

export type MessageFileProps = {
  readonly file: StoredFile;
  readonly author: string;
  /** Opens the photo in the viewer. */
  readonly onOpen: (fileId: string) => void;
};

/** Shows the file of a message. Documents have a name, photos have none. */
export function MessageFile(props: MessageFileProps) {
  return props.file.name === null ? (
    <MessagePhoto {...props} />
  ) : (
    <MessageDocument file={props.file} />
  );
}

/** Photo in a message, with its space reserved while it loads and a note if it cannot be shown. */
function MessagePhoto({ file, author, onOpen }: MessageFileProps) {
  const { t } = useTranslation();
  const { data: src, error } = useQuery(fileUrlQuery(useApi(), file.id, { width: 512 }));
  const alt = t('conversations:message.photo', { name: author });
  // Keeps a loaded photo when refetching it fails.
  if (error && (!src || isNotFound(error)))
    return (
      <FilePlaceholder
        file={file}
        note={
          isNotFound(error)
            ? t('conversations:message.notForYou')
            : t('conversations:message.notLoaded')
        }
      />
    );
  if (!src) return <FilePlaceholder file={file} label={alt} />;
  return (
    <PhotoTile src={src} alt={alt} ratio={aspectRatioOf(file)} onOpen={() => onOpen(file.id)} />
  );
}
