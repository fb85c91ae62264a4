import { videoState } from '@zampa/client/video/video-state';
import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '@zampa/ui/states/lazy-part';

/** Lazy-loaded: video visits are rare. */
const CallScreens = lazyPart(async () => (await import('./VideoCallScreens.tsx')).VideoCallScreens);

/** Renders the active video call and waiting room prompts over every signed-in screen. */
export function VideoCallHost() {
  const video = useSyncExternalStore(videoState.subscribe, videoState.value);
  return (
    video && (
      <Suspense>
        <CallScreens {...video} />
      </Suspense>
    )
  );
}
