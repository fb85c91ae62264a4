import { fileIdOf, useFileUrl } from '@zampa/client/files/use-file-url';
import type { User } from '@zampa/contract/people/user';
import { initials } from '@zampa/domain/people/names';
import { PersonAvatar } from '@zampa/ui/people/PersonAvatar.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ChoosePicture } from '../files/ChoosePicture.tsx';
import { useObjectUrl } from '../files/use-object-url.ts';

export type MyPictureProps = {
  readonly me: User;
  /** A picture that was chosen and is not stored yet. */
  readonly chosen: File | null;
  readonly onChoose: (file: File | null) => void;
  /** Why the server does not take it. */
  readonly error: string | undefined;
};

/** Shows one's own picture, with a preview of the one that was chosen. */
export function MyPicture({ me, chosen, onChoose, error }: MyPictureProps) {
  const { t } = useTranslation();
  const stored = useFileUrl(fileIdOf(me.image), { width: 256 });
  const preview = useObjectUrl(chosen);

  return (
    <Row gap="16">
      <PersonAvatar id={me.id} initials={initials(me)} image={preview ?? stored} size={72} />
      <ChoosePicture
        label={t('people:picture.label')}
        chooseLabel={chosen || stored ? t('people:picture.change') : t('people:picture.choose')}
        undoLabel={chosen && t('people:picture.undo')}
        onChoose={onChoose}
        error={error}
      />
    </Row>
  );
}
