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
  /** Diameter in px at 100% text size. */
  readonly size?: number;
  /** Accessible label, if the name is not shown next to the picture. */
  readonly label?: string;
};

/** Picture of a person, or their colored initials. */
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
