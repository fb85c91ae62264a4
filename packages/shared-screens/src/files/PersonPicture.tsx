import { fileIdOf } from '@zampa/client/files/use-file-url';
import { initials } from '@zampa/domain/people/names';
import { PersonAvatar } from '@zampa/ui/people/PersonAvatar.tsx';
import { usePicture } from './use-picture.ts';

export type PersonPictureProps = {
  readonly person: {
    readonly id: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly image: string | null;
  };
  /** Diameter in px at 100 % text. */
  readonly size?: number;
  /** Given where the name does not stand beside the picture. */
  readonly label?: string;
};

/** Shows a person: their picture, or their initials on their colour. */
export function PersonPicture({ person, size = 34, label }: PersonPictureProps) {
  const { ref, image } = usePicture(fileIdOf(person.image), size);
  return (
    <PersonAvatar
      ref={ref}
      id={person.id}
      initials={initials(person)}
      image={image}
      size={size}
      label={label}
    />
  );
}
