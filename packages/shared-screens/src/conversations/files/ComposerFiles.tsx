import { FileCard } from '@zampa/ui/chat/FileCard.tsx';
import { PhotoTile } from '@zampa/ui/chat/PhotoTile.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useObjectUrl } from '../../files/use-object-url.ts';
import { documentFacts } from './document-facts.ts';

export type ComposerFilesProps = {
  readonly files: readonly File[];
  readonly onChange: (files: readonly File[]) => void;
};

/** Shows the files attached to the draft, with buttons to remove them. */
export function ComposerFiles({ files, onChange }: ComposerFilesProps) {
  return files.map((file, index) => (
    <ComposerFile
      key={`${file.name} ${file.lastModified} ${index}`}
      file={file}
      onRemove={() => onChange(files.filter((_, other) => other !== index))}
    />
  ));
}

function ComposerFile({ file, onRemove }: { file: File; onRemove: () => void }) {
  const { t } = useTranslation();
  const isPicture = file.type.startsWith('image/');
  const url = useObjectUrl(isPicture ? file : null);
  const remove = { label: t('common:words.removeFile', { name: file.name }), onPress: onRemove };
  if (!isPicture) return <FileCard name={file.name} facts={documentFacts(file)} remove={remove} />;
  return url && <PhotoTile src={url} alt={file.name} remove={remove} />;
}
