import { useQuery } from '@tanstack/react-query';
import { isGone } from '@zampa/client/api/problems';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { fileUrlQuery } from '@zampa/client/files/use-file-url';
import type { StoredFile } from '@zampa/contract/conversations/event';
import { PhotoTile } from '@zampa/ui/chat/PhotoTile.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { MessageDocument } from './MessageDocument.tsx';
import { ratioOf } from './file-ratio.ts';
import { FileSpace } from './FileSpace.tsx';

export type MessageFileProps = {
  readonly file: StoredFile;
  readonly author: string;
  /** Opens a photo large. */
  readonly onOpen: (fileId: string) => void;
};

/** Shows what a message carries: a document has a name, a photo has none. */
export function MessageFile(props: MessageFileProps) {
  return props.file.name === null ? (
    <MessagePhoto {...props} />
  ) : (
    <MessageDocument file={props.file} />
  );
}

/** A photo in a message; its room is kept free while it loads, and says so where it cannot be seen. */
function MessagePhoto({ file, author, onOpen }: MessageFileProps) {
  const { t } = useTranslation();
  const { data: src, error } = useQuery(fileUrlQuery(useApi(), file.id, { width: 512 }));
  const alt = t('conversations:message.photo', { name: author });
  // A photo that stands there stays where it is asked for again in vain.
  if (error && (!src || isGone(error)))
    return (
      <FileSpace
        file={file}
        note={
          isGone(error)
            ? t('conversations:message.notForYou')
            : t('conversations:message.notLoaded')
        }
      />
    );
  if (!src) return <FileSpace file={file} label={alt} />;
  return <PhotoTile src={src} alt={alt} ratio={ratioOf(file)} onOpen={() => onOpen(file.id)} />;
}
