import { Button } from '@mantine/core';
import {
  useOutbox,
  useUploadProgress,
} from '@zampa/client/conversations/outbox/OutboxProvider.tsx';
import { FileCard } from '@zampa/ui/chat/FileCard.tsx';
import { PhotoTile } from '@zampa/ui/chat/PhotoTile.tsx';
import { SendProgress } from '@zampa/ui/chat/SendProgress.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useObjectUrl } from '../../files/use-object-url.ts';
import { documentFacts } from './document-facts.ts';

/** File of an unsent message, read from this device, with upload progress and a cancel button. */
export function PendingFile({
  file,
  clientId,
  isFailed,
}: {
  file: Blob;
  clientId: string;
  isFailed: boolean;
}) {
  return (
    <>
      <LocalFilePreview file={file} />
      {!isFailed && <UploadProgress clientId={clientId} />}
    </>
  );
}

/** Shows a picture, or the name of any other file. */
function LocalFilePreview({ file }: { file: Blob }) {
  const { t } = useTranslation();
  const isPicture = file.type.startsWith('image/');
  const photo = useObjectUrl(isPicture ? file : null);
  const label = t('conversations:message.photo', { name: t('common:words.you') });
  if (photo) return <PhotoTile src={photo} alt={label} />;
  if (isPicture || !(file instanceof File)) return null;
  return <FileCard name={file.name} facts={documentFacts(file)} />;
}

function UploadProgress({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  const outbox = useOutbox();
  const sentShare = useUploadProgress(clientId);
  return (
    <Row wrap={false} justify="end">
      {sentShare !== null && (
        <SendProgress
          share={sentShare}
          label={t('conversations:message.uploading', { percent: Math.round(sentShare * 100) })}
        />
      )}
      <Button variant="default" onClick={() => void outbox.discard(clientId)}>
        {t('conversations:message.cancel')}
      </Button>
    </Row>
  );
}
