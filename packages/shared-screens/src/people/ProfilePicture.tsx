import { fileIdOf, useFileUrl } from '@zampa/client/files/use-file-url';
import type { User } from '@zampa/contract/people/user';
import { initials } from '@zampa/domain/people/names';
import { PersonAvatar } from '@zampa/ui/people/PersonAvatar.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { PictureInput } from '../files/PictureInput.tsx';
import { useObjectUrl } from '../files/use-object-url.ts';

export type ProfilePictureProps = {
  readonly me: User;
  /** A chosen picture that is not saved yet. */
  readonly chosen: File | null;
  readonly onChoose: (file: File | null) => void;
  /** Why the server rejected the picture. */
  readonly error: string | undefined;
};

/** Profile picture of the signed-in user, with a preview of a newly chosen one. */
export function ProfilePicture({ me, chosen, onChoose, error }: ProfilePictureProps) {
  const { t } = useTranslation();
  const stored = useFileUrl(fileIdOf(me.image), { width: 256 });
  const preview = useObjectUrl(chosen);

  return (
    <Row gap="16">
      <PersonAvatar id={me.id} initials={initials(me)} image={preview ?? stored} size={72} />
      <PictureInput
        label={t('people:picture.label')}
        chooseLabel={chosen || stored ? t('people:picture.change') : t('people:picture.choose')}
        undoLabel={chosen && t('people:picture.undo')}
        onChoose={onChoose}
        error={error}
      />
    </Row>
  );
}
