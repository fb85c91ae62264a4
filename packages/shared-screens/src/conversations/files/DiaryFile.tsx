import { Button } from '@mantine/core';
import { IconDownload } from '@zampa/ui/icons/IconDownload';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { download } from '@zampa/client/files/download';
import { useFileUrl } from '@zampa/client/files/use-file-url';
import type { StoredFile } from '@zampa/contract/conversations/event';
import type { Pet } from '@zampa/contract/pets/objects';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '../../form/CallProblem.tsx';
import styles from '../diary/DiaryEntryCard.module.css';

export interface DiaryFileProps {
  file: StoredFile;
  pets: readonly Pet[];
}

/** Shows the file of a diary entry: a photo, or a document to download. */
export function DiaryFile({ file, pets }: DiaryFileProps) {
  return file.name === null ? (
    <EntryPhoto file={file} pets={pets} />
  ) : (
    <EntryDocument file={file} name={file.name} />
  );
}

/** Photo with its aspect ratio reserved while it loads. */
function EntryPhoto({ file, pets }: DiaryFileProps) {
  const { t } = useTranslation();
  const src = useFileUrl(file.id, { width: 1024 });
  const alt = t('diary:entry.photo', { pets: pets.map(({ name }) => name).join(', ') });
  const aspectRatio = file.width && file.height ? file.width / file.height : undefined;
  return (
    <div className={styles['photo']} style={{ aspectRatio }}>
      {src && <img src={src} alt={alt} />}
    </div>
  );
}

function EntryDocument({ file, name }: { file: StoredFile; name: string }) {
  const api = useApi();
  const saving = useMutation({ mutationFn: () => download(api, file, name) });
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden="true" />}
        loading={saving.isPending}
        onClick={() => saving.mutate()}
      >
        {name}
      </Button>
      <CallProblem error={saving.error} />
    </>
  );
}
