import { IconDownload } from '@tabler/icons-react';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { download } from '@zampa/client/files/download';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useState } from 'react';
import type { ThreadPhoto } from './thread-photos.ts';

/** Stores a photo on the device; it looks as the other buttons of the viewer do. */
export function DownloadPhoto({ photo: { file } }: { photo: ThreadPhoto }) {
  const { t } = useTranslation();
  const api = useApi();
  const [isBusy, setBusy] = useState(false);
  const label = t('conversations-parts:viewer.download');
  const save = () => {
    const ending = file.filetype.replace('image/', '');
    setBusy(true);
    download(api, file, `${t('conversations-parts:viewer.name')}.${ending}`)
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  return (
    <button
      type="button"
      className="yarl__button"
      aria-label={label}
      title={label}
      disabled={isBusy}
      onClick={save}
    >
      <IconDownload size={32} stroke={1.5} aria-hidden="true" />
    </button>
  );
}
