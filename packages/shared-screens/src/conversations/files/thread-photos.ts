import type { Thread } from '@zampa/client/conversations/thread/thread';
import type { StoredFile } from '@zampa/contract/conversations/event';
import type { Person } from '@zampa/contract/people/user';

export type ThreadPhoto = { readonly file: StoredFile; readonly author: Person | null };

/** Returns the photos of the loaded part of a thread in order; the photo of the request comes first. */
export function threadPhotos({ file, user, events, complete }: Thread): readonly ThreadPhoto[] {
  const requestPhotos = file && complete ? [{ file, author: user }] : [];
  const messagePhotos = events.flatMap((event) =>
    event.file ? [{ file: event.file, author: event.user }] : [],
  );
  return [...requestPhotos, ...messagePhotos].filter((photo) => photo.file.name === null);
}
