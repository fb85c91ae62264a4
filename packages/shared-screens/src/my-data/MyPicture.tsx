import { Button } from '@mantine/core';
import { fileIdOf, useFileUrl } from '@zampa/client/files/use-file-url';
import type { User } from '@zampa/contract/my-data/user';
import { refusalToUpload, UPLOAD_TYPES } from '@zampa/domain/files/upload';
import { initials } from '@zampa/domain/people/names';
import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import { PersonAvatar } from '@zampa/ui/people/PersonAvatar.tsx';
import { IconCamera } from '@tabler/icons-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useObjectUrl } from '../files/use-object-url.ts';
import { fieldText } from '../form/problem-text.ts';
import styles from './MyDataForm.module.css';

export type MyPictureProps = {
  readonly me: User;
  /** A picture that was chosen and is not stored yet. */
  readonly chosen: File | null;
  readonly onChoose: (file: File | null) => void;
};

/** One's own picture, with a preview of the one that was chosen. */
export function MyPicture({ me, chosen, onChoose }: MyPictureProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const stored = useFileUrl(fileIdOf(me.image), { width: 256 });
  const preview = useObjectUrl(chosen);

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    currentTarget.value = '';
    if (!file) return;
    const refusal = refusalToUpload(file);
    setProblem(refusal);
    if (!refusal) onChoose(file);
  };

  return (
    <div className={styles['picture']}>
      <PersonAvatar id={me.id} initials={initials(me)} image={preview ?? stored} size={72} />
      <input
        ref={input}
        type="file"
        accept={UPLOAD_TYPES.join(',')}
        hidden
        aria-label={t('my-data:picture.label')}
        onChange={choose}
      />
      <Button
        variant="default"
        leftSection={<IconCamera size={20} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {chosen || stored ? t('my-data:picture.change') : t('my-data:picture.choose')}
      </Button>
      {chosen && (
        <Button variant="subtle" onClick={() => onChoose(null)}>
          {t('my-data:picture.undo')}
        </Button>
      )}
      <ErrorLine>
        {fieldText(t, problem ? { type: 'validate', message: problem } : undefined)}
      </ErrorLine>
    </div>
  );
}
