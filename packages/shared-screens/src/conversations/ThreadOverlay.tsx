import type { Thread } from '@zampa/client/conversations/thread/thread';
import type { Event } from '@zampa/contract/conversations/event';
import { Suspense } from 'react';
import { threadPhotos } from './files/thread-photos.ts';
import { lazyPart } from '@zampa/ui/states/lazy-part';

/** Lazy-loaded: the dialogs are larger than the rest of a thread, and few users open one. */
const WithdrawDialog = lazyPart(async () => (await import('./WithdrawDialog.tsx')).WithdrawDialog);
const PhotoViewer = lazyPart(async () => (await import('./files/PhotoViewer.tsx')).PhotoViewer);

/** The overlay of a thread: the confirmation to unsend a message, or a photo by its file id. */
export type ThreadOverlayTarget = { readonly withdrawing: Event } | { readonly photo: string };

export type ThreadOverlayProps = {
  readonly thread: Thread;
  readonly target: ThreadOverlayTarget | null;
  readonly onClose: () => void;
};

/** Renders the overlay outside the virtualized rows, so that scrolling a row away does not close it. */
export function ThreadOverlay({ thread, target, onClose }: ThreadOverlayProps) {
  if (!target) return null;
  return (
    <Suspense>
      {'photo' in target ? (
        <PhotoViewer photos={threadPhotos(thread)} startId={target.photo} onClose={onClose} />
      ) : (
        <WithdrawDialog event={target.withdrawing} onClose={onClose} />
      )}
    </Suspense>
  );
}
