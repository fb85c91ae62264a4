import { fileIdOf } from '@zampa/client/files/use-file-url';
import { facilityInitials } from '@zampa/domain/facilities/initials';
import { PersonAvatar } from '@zampa/ui/people/PersonAvatar.tsx';
import { usePicture } from './use-picture.ts';

export type FacilityPictureProps = {
  readonly facility: { readonly id: string; readonly name: string; readonly image: string | null };
  /** Diameter in px at 100% text size. */
  readonly size: number;
};

/** Picture of a clinic, or its colored initials. Decorative: the name is shown next to it. */
export function FacilityPicture({ facility, size }: FacilityPictureProps) {
  const { ref, image } = usePicture(fileIdOf(facility.image), size);
  const { id, name } = facility;
  return (
    <PersonAvatar ref={ref} id={id} initials={facilityInitials(name)} image={image} size={size} />
  );
}
