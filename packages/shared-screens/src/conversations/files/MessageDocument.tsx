import '@zampa/i18n/english/conversations-attachments';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { download } from '@zampa/client/files/download';
import type { StoredFile } from '@zampa/contract/conversations/event';
import { FileCard } from '@zampa/ui/chat/FileCard.tsx';
import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import { useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { documentFacts } from './document-facts.ts';

/** Document in a message; pressing it downloads the file. */
export function MessageDocument({ file }: { file: StoredFile }) {
  const { t } = useTranslation();
  const api = useApi();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const name = file.name ?? '';
  const save = () => {
    setState('busy');
    download(api, file, name).then(
      () => setState('ready'),
      () => setState('failed'),
    );
  };
  return (
    <>
      <FileCard
        name={name}
        facts={documentFacts({ name, type: file.filetype, size: file.size })}
        open={{
          label: t('conversations:attachments.file.download'),
          busy: state === 'busy',
          onPress: save,
        }}
      />
      {state === 'failed' && (
        <ErrorLine>{t('conversations:attachments.file.failed', { name })}</ErrorLine>
      )}
    </>
  );
}
