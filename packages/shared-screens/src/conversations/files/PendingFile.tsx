import { Button } from '@mantine/core';
import { useOutbox, useSentShare } from '@zampa/client/conversations/outbox/OutboxProvider.tsx';
import { FileCard } from '@zampa/ui/chat/FileCard.tsx';
import { PhotoTile } from '@zampa/ui/chat/PhotoTile.tsx';
import { SendProgress } from '@zampa/ui/chat/SendProgress.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useObjectUrl } from '../../files/use-object-url.ts';
import { documentFacts } from './document-facts.ts';

/** Shows a file on its way, as it lies on this device, with how much of it has gone and the way to stop it. */
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
      <Shown file={file} />
      {!isFailed && <OnItsWay clientId={clientId} />}
    </>
  );
}

/** A picture can be shown; of anything else the name is known. */
function Shown({ file }: { file: Blob }) {
  const { t } = useTranslation();
  const isPicture = file.type.startsWith('image/');
  const photo = useObjectUrl(isPicture ? file : null);
  const label = t('conversations:message.photo', { name: t('common:words.you') });
  if (photo) return <PhotoTile src={photo} alt={label} />;
  if (isPicture || !(file instanceof File)) return null;
  return <FileCard name={file.name} facts={documentFacts(file)} />;
}

function OnItsWay({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  const outbox = useOutbox();
  const share = useSentShare(clientId);
  return (
    <Row wrap={false} justify="end">
      {share !== null && (
        <SendProgress
          share={share}
          label={t('conversations:message.uploading', { percent: Math.round(share * 100) })}
        />
      )}
      <Button variant="default" onClick={() => void outbox.discard(clientId)}>
        {t('conversations:message.cancel')}
      </Button>
    </Row>
  );
}
