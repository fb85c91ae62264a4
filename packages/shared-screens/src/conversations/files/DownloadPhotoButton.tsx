import { IconAlertTriangle } from '@zampa/ui/icons/IconAlertTriangle';
import { IconDownload } from '@zampa/ui/icons/IconDownload';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { download } from '@zampa/client/files/download';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useState } from 'react';
import type { ThreadPhoto } from './thread-photos.ts';

/** Button to download a photo, styled like the other buttons of the viewer. */
export function DownloadPhotoButton({ photo: { file } }: { photo: ThreadPhoto }) {
  const { t } = useTranslation();
  const api = useApi();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const name = t('conversations:attachments.viewer.name');
  const hasFailed = state === 'failed';
  const label = hasFailed
    ? t('conversations:attachments.file.failed', { name })
    : t('conversations:attachments.viewer.download');
  const save = () => {
    const extension = file.filetype.replace('image/', '');
    setState('busy');
    download(api, file, `${name}.${extension}`).then(
      () => setState('ready'),
      () => setState('failed'),
    );
  };
  return (
    <button
      type="button"
      className="yarl__button"
      aria-label={label}
      title={label}
      disabled={state === 'busy'}
      onClick={save}
    >
      {hasFailed ? (
        <IconAlertTriangle size={32} stroke={1.5} aria-hidden="true" />
      ) : (
        <IconDownload size={32} stroke={1.5} aria-hidden="true" />
      )}
    </button>
  );
}
