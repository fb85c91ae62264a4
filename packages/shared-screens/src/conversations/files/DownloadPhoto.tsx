import { IconAlertTriangle, IconDownload } from '@tabler/icons-react';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { download } from '@zampa/client/files/download';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useState } from 'react';
import type { ThreadPhoto } from './thread-photos.ts';

/** Stores a photo on the device; it looks as the other buttons of the viewer do. */
export function DownloadPhoto({ photo: { file } }: { photo: ThreadPhoto }) {
  const { t } = useTranslation();
  const api = useApi();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const name = t('conversations-parts:viewer.name');
  const hasFailed = state === 'failed';
  const label = hasFailed
    ? t('conversations-parts:file.failed', { name })
    : t('conversations-parts:viewer.download');
  const save = () => {
    const ending = file.filetype.replace('image/', '');
    setState('busy');
    download(api, file, `${name}.${ending}`).then(
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
