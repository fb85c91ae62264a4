import type { Thread } from '@zampa/client/conversations/thread/thread';
import type { Event } from '@zampa/contract/conversations/event';
import { lazy, Suspense } from 'react';
import { threadPhotos } from './files/thread-photos.ts';

/** Loaded when they are asked for: dialogs weigh more than the rest of a thread, and few people open one. */
const WithdrawDialog = lazy(async () => ({
  default: (await import('./WithdrawDialog.tsx')).WithdrawDialog,
}));
const PhotoViewer = lazy(async () => ({
  default: (await import('./files/PhotoViewer.tsx')).PhotoViewer,
}));

/** What lies over a thread: the question before a message is taken back, or a photo by its file's id. */
export type Opened = { readonly withdrawing: Event } | { readonly photo: string };

export type OpenedFromThreadProps = {
  readonly thread: Thread;
  readonly opened: Opened | null;
  readonly onClose: () => void;
};

/** Stands outside the rows: one that is scrolled away must not take a dialog with it. */
export function OpenedFromThread({ thread, opened, onClose }: OpenedFromThreadProps) {
  if (!opened) return null;
  return (
    <Suspense>
      {'photo' in opened ? (
        <PhotoViewer photos={threadPhotos(thread)} start={opened.photo} onClose={onClose} />
      ) : (
        <WithdrawDialog event={opened.withdrawing} onClose={onClose} />
      )}
    </Suspense>
  );
}
