import { videoState } from '@zampa/client/video/video-state';
import { lazy, Suspense, useSyncExternalStore } from 'react';

/** Lazy-loaded: video visits are rare. */
const CallScreens = lazy(async () => ({
  default: (await import('./VideoCallScreens.tsx')).VideoCallScreens,
}));

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
