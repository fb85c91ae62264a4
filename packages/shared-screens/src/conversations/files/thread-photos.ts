import type { Thread } from '@zampa/client/conversations/thread/thread';
import type { StoredFile } from '@zampa/contract/conversations/event';
import type { Person } from '@zampa/contract/people/user';

export type ThreadPhoto = { readonly file: StoredFile; readonly author: Person | null };

/** Returns the photos of what is loaded of a thread, in their order; what was asked stands before all messages. */
export function threadPhotos({ file, user, events, complete }: Thread): readonly ThreadPhoto[] {
  const asked = file && complete ? [{ file, author: user }] : [];
  const sent = events.flatMap((event) =>
    event.file ? [{ file: event.file, author: event.user }] : [],
  );
  return [...asked, ...sent].filter((photo) => photo.file.name === null);
}
