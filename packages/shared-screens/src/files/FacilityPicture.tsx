import { fileIdOf, useFileUrl } from '@zampa/client/files/use-file-url';
import { facilityInitials } from '@zampa/domain/facilities/initials';
import { PersonAvatar } from '@zampa/ui/people/PersonAvatar.tsx';
import { widthFor } from './picture-width.ts';

export type FacilityPictureProps = {
  readonly facility: { readonly id: string; readonly name: string; readonly image: string | null };
  /** Diameter in px at 100 % text. */
  readonly size: number;
};

/** Shows a clinic: its picture, or its initials on its colour. The name stands beside it. */
export function FacilityPicture({ facility: { id, name, image }, size }: FacilityPictureProps) {
  const url = useFileUrl(fileIdOf(image), { width: widthFor(size) });
  return <PersonAvatar id={id} initials={facilityInitials(name)} image={url} size={size} />;
}
